import { drawLink, useShopLanguage, useTranslate } from "@ringside/ui"
import { useContext } from "react"
import { addToCartMessages } from "../../messages.ts"
import { AddToCartRenderPropsContext } from "./addToCartRenderProps.ts"
import type { AddState } from "./useAdd.ts"

/** Whether there is a link after an add, and where it leads; null where that is for an app alone to decide. */
interface LinkOptions {
  readonly viewLink: boolean
  readonly basketUrl: string | null
}

interface AddOutcomeProps {
  readonly state: AddState
  readonly options: LinkOptions
  readonly onRetry: () => void
}

/** Shows the result of an add, and the next step; always in the layout, so that the result moves nothing. */
export function AddOutcome({ state, options, onRetry }: AddOutcomeProps) {
  const translate = useTranslate("add-to-cart", addToCartMessages)
  const shopLanguage = useShopLanguage("add-to-cart", addToCartMessages)
  const { renderBasketLink = drawLink } = useContext(AddToCartRenderPropsContext)
  switch (state.kind) {
    case "idle":
      return null
    case "adding":
      return <p className="ringside-add-to-cart-outcome">{translate("adding")}</p>
    case "added":
      return (
        <p className="ringside-add-to-cart-outcome">
          {translate("added")}
          {options.viewLink &&
            renderBasketLink({ href: options.basketUrl ?? undefined, children: translate("viewBasket") })}
        </p>
      )
    case "refused":
      return (
        <div className="ringside-add-to-cart-outcome ringside-add-to-cart-failure" role="alert">
          <p lang={shopLanguage}>{state.message}</p>
        </div>
      )
    case "failed":
      return (
        <div className="ringside-add-to-cart-outcome ringside-add-to-cart-failure" role="alert">
          <p>{state.message}</p>
          {state.canRetry && (
            <button type="button" className="ringside-button" onClick={onRetry}>
              {translate("retry")}
            </button>
          )}
        </div>
      )
  }
}

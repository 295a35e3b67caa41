import { useShopLanguage, useTranslate } from "@ringside/ui"
import { addToCartMessages } from "../../messages.ts"
import type { AddState } from "./useAdd.ts"

interface AddOutcomeProps {
  readonly state: AddState
  /** The link after an add; null for none. */
  readonly basketUrl: string | null
  readonly onRetry: () => void
}

/** Shows the result of an add, and the next step; always in the layout, so that the result moves nothing. */
export function AddOutcome({ state, basketUrl, onRetry }: AddOutcomeProps) {
  const translate = useTranslate("add-to-cart", addToCartMessages)
  const shopLanguage = useShopLanguage("add-to-cart", addToCartMessages)
  switch (state.kind) {
    case "idle":
      return null
    case "adding":
      return <p className="ringside-add-to-cart-outcome">{translate("adding")}</p>
    case "added":
      return (
        <p className="ringside-add-to-cart-outcome">
          {translate("added")}
          {basketUrl !== null && <a href={basketUrl}>{translate("viewBasket")}</a>}
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

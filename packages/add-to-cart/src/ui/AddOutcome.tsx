import { useTranslate } from "@ringside/ui"
import { addToCartMessages } from "../messages.ts"
import type { AddState } from "./useAdd.ts"

interface AddOutcomeProps {
  readonly state: AddState
  /** Where to go after an add; null for no link. */
  readonly basketUrl: string | null
  readonly onRetry: () => void
}

/** What came of an add, and the way on. */
export function AddOutcome({ state, basketUrl, onRetry }: AddOutcomeProps) {
  const translate = useTranslate("add-to-cart", addToCartMessages)
  if (state.kind === "added" && basketUrl !== null) {
    return (
      <a className="ringside-add-to-cart-link" href={basketUrl}>
        {translate("viewBasket")}
      </a>
    )
  }
  if (state.kind !== "failed") return null
  return (
    <div className="ringside-add-to-cart-failure" role="alert">
      <p>{state.message}</p>
      {state.canRetry && (
        <button type="button" className="ringside-button" onClick={onRetry}>
          {translate("retry")}
        </button>
      )}
    </div>
  )
}

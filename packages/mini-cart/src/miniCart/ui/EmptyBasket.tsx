import { useTranslate } from "@ringside/ui"
import { miniCartMessages } from "../../messages.ts"

/** The message that the basket is empty, with the next step. */
export function EmptyBasket({ onContinue }: { readonly onContinue?: (() => void) | undefined }) {
  const translate = useTranslate("mini-cart", miniCartMessages)
  return (
    <div className="ringside-mini-cart-empty">
      <p data-empty tabIndex={-1}>
        {translate("empty")} <span className="ringside-mini-cart-muted">{translate("emptyNext")}</span>
      </p>
      {onContinue && (
        <button type="button" className="ringside-button" onClick={onContinue}>
          {translate("continueShopping")}
        </button>
      )}
    </div>
  )
}

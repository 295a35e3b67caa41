import { useTranslate } from "@ringside/ui"
import { miniCartMessages } from "../../messages.ts"

/** The message that the basket couldn't be read. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const translate = useTranslate("mini-cart", miniCartMessages)
  return (
    <div className="ringside-mini-cart-empty" role="alert">
      <p>{translate("loadFailed")}</p>
      <button type="button" className="ringside-button" onClick={onRetry}>
        {translate("retry")}
      </button>
    </div>
  )
}

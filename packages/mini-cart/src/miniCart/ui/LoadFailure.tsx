import { type CartState, formatFailure } from "@ringside/cart"
import { usePage, useTranslate } from "@ringside/ui"
import { miniCartMessages } from "../../messages.ts"

interface LoadFailureProps {
  readonly error: CartState["error"]
  readonly onRetry: () => void
}

/** The message that the basket couldn't be read, or why. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const page = usePage()
  const translate = useTranslate("mini-cart", miniCartMessages)
  return (
    <div className="ringside-mini-cart-empty" role="alert">
      <p>{error ? formatFailure(page, error, translate("loadFailed")) : translate("loadFailed")}</p>
      <button type="button" className="ringside-button" onClick={onRetry}>
        {translate("retry")}
      </button>
    </div>
  )
}

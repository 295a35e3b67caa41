import type { CartState } from "@ringside/cart"
import { CartOutline } from "./CartOutline.tsx"
import { RetryButton } from "./RetryButton.tsx"
import { useBlockTexts } from "./texts.ts"

/** The placeholder until the basket has loaded, or the reason for a failure. */
export function LoadingCart({ state, onRetry }: { readonly state: CartState; readonly onRetry: () => void }) {
  const translate = useBlockTexts()
  if (state.status === "failed") {
    return (
      <div className="ringside-order-empty" role="alert">
        <p>{state.error?.message ?? translate("loadFailed")}</p>
        <RetryButton onRetry={onRetry} />
      </div>
    )
  }
  return <CartOutline />
}

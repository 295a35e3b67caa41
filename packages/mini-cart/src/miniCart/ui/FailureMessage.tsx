import { useShopLanguage, useTranslate } from "@ringside/ui"
import { miniCartMessages } from "../../messages.ts"
import type { BasketFailure } from "./useBasketActions.ts"

/** The message about a failure, with its retry. */
export function FailureMessage({ failure: { message, retry } }: { readonly failure: BasketFailure }) {
  const translate = useTranslate("mini-cart", miniCartMessages)
  const shopLanguage = useShopLanguage("mini-cart", miniCartMessages)
  return (
    <div className="ringside-mini-cart-failure" role="alert">
      <p lang={retry ? undefined : shopLanguage}>{message}</p>
      {retry && (
        <button type="button" className="ringside-button" onClick={retry}>
          {translate("retry")}
        </button>
      )}
    </div>
  )
}

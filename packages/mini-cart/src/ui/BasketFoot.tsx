import { cartOf } from "@ringside/cart"
import { usePage, useStore, useTranslate } from "@ringside/ui"
import { miniCartMessages } from "../messages.ts"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { BasketTotals } from "./BasketTotals.tsx"

/** The sums, and the ways to basket and checkout; nothing while there is nothing to pay for. */
export function BasketFoot({ options: { basketUrl, checkoutUrl } }: { readonly options: MiniCartOptions }) {
  const translate = useTranslate("mini-cart", miniCartMessages)
  const { cart, isBusy } = useStore(cartOf(usePage()).$cart)
  if (!cart || cart.lines.length === 0) return null
  return (
    <div className="ringside-mini-cart-foot">
      <BasketTotals totals={cart.totals} needsShipping={cart.needsShipping} isBusy={isBusy} />
      <div className="ringside-mini-cart-links">
        {basketUrl !== null && (
          <a className="ringside-button" href={basketUrl}>
            {translate("viewBasket")}
          </a>
        )}
        {checkoutUrl !== null && (
          <a className="ringside-button ringside-button-main" href={checkoutUrl}>
            {translate("checkout")}
          </a>
        )}
      </div>
    </div>
  )
}

import { cartService } from "@ringside/cart"
import { Skeleton, usePage, useStore, useTranslate } from "@ringside/ui"
import { miniCartMessages } from "../../messages.ts"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { BasketTotals } from "./BasketTotals.tsx"

/** The totals, and the links to basket and checkout, which work without the totals, too. Null for an empty basket. */
export function BasketFoot({ options }: { readonly options: MiniCartOptions }) {
  const { basketUrl, checkoutUrl, express, walletHeightPx } = options
  const translate = useTranslate("mini-cart", miniCartMessages)
  const { $cart, $count } = cartService.of(usePage())
  const { cart, status, isBusy } = useStore($cart)
  const count = useStore($count)
  const isEmpty = cart ? cart.lines.length === 0 : count === 0
  if (isEmpty) return null
  return (
    <div className="ringside-mini-cart-foot">
      {cart && <BasketTotals totals={cart.totals} needsShipping={cart.needsShipping} isBusy={isBusy} />}
      {!cart && status !== "failed" && <TotalsOutline />}
      {/* Its content is another part's, which finds it as it finds any hook, and hides it where there is no wallet. */}
      {express && <div data-ringside="express-checkout" style={{ minHeight: walletHeightPx ?? undefined }} />}
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

/** A skeleton of the totals, as many as most baskets have. */
function TotalsOutline() {
  return (
    <div className="ringside-mini-cart-totals" aria-hidden="true">
      {["Subtotal", "Shipping", "Total"].map((label) => (
        <div key={label} className="ringside-mini-cart-sum">
          <Skeleton>{label}</Skeleton>
          <Skeleton>144,00 €</Skeleton>
        </div>
      ))}
    </div>
  )
}

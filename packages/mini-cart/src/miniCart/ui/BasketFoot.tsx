import { cartService } from "@ringside/cart"
import { usePage, useStore } from "@ringside/ui"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { BasketLinks } from "./BasketLinks.tsx"
import { BasketTotals } from "./BasketTotals.tsx"
import { TotalsOutline } from "./TotalsOutline.tsx"

/** The totals, and the links to basket and checkout, which work without the totals, too. Null for an empty basket. */
export function BasketFoot({ options }: { readonly options: MiniCartOptions }) {
  const { express, walletHeightPx } = options
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
      <BasketLinks options={options} />
    </div>
  )
}

import { Skeleton } from "@ringside/ui"

/** A skeleton of the totals, as many as most baskets have. */
export function TotalsOutline() {
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

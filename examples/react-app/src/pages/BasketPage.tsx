import { useCart } from "@ringside/cart/react"
import { Basket } from "@ringside/checkout/react"
import { words } from "../words.ts"

/** The basket, under a heading that counts. */
export function BasketPage() {
  const { cart } = useCart()
  const count = cart?.itemsCount ?? 0
  const { basket, piece, pieces } = words.desk
  return (
    <section className="desk">
      <h1>{count === 0 ? basket : `${basket}, ${String(count)} ${count === 1 ? piece : pieces}`}</h1>
      <Basket />
    </section>
  )
}

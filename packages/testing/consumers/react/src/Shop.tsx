import { Products } from "@ringside/add-to-cart/react"
import { useCart } from "@ringside/cart/react"
import { MiniCart } from "@ringside/mini-cart/react"
import { type OwnConfig, RingsideProvider } from "@ringside/ui/react"
import "@ringside/ui/base.css"
import "@ringside/ui/styles.css"
import "@ringside/ui/read.css"
import "@ringside/add-to-cart/react.css"
import "@ringside/mini-cart/react.css"

const config = {
  locale: "en-GB",
  currency: "EUR",
  cart: { url: "/basket", checkoutUrl: "/checkout" },
} satisfies OwnConfig

export function Shop() {
  return (
    <RingsideProvider config={config}>
      <MiniCart layout="drawer">
        <a href="/basket">Basket</a>
      </MiniCart>
      <Products category="gloves" renderLink={(props, { id }) => <a {...props} href={`/gloves/${id}`} />} />
      <Total />
    </RingsideProvider>
  )
}

function Total() {
  const { cart } = useCart()
  return <p>{cart ? `${cart.itemsCount} in the basket` : "…"}</p>
}

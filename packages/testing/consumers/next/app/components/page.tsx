import { AddToCart } from "@ringside/add-to-cart/react"
import { RingsideProvider } from "@ringside/ui/react"
import "@ringside/add-to-cart/react.css"
import "@ringside/mini-cart/react.css"
import { Basket } from "./Basket"

const config = { locale: "en-GB", currency: "EUR", cart: { url: "/basket/", checkoutUrl: "/checkout/" } }

export default function Page() {
  return (
    <RingsideProvider config={config}>
      <Basket />
      <main>
        <h1>Southpaw</h1>
        <AddToCart product={11} name="Southpaw" quantityField />
      </main>
    </RingsideProvider>
  )
}

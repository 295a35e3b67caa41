import { AddToCart } from "@ringside/add-to-cart/react"
import { MiniCart } from "@ringside/mini-cart/react"
import { Disclosure, Price, Skeleton } from "@ringside/ui"
import { RingsideProvider } from "@ringside/ui/react"
import { createElement } from "react"
import { renderToString } from "react-dom/server"

console.log(renderToString(createElement(Skeleton, null, "€12.99")))
console.log(renderToString(createElement(Disclosure, { label: "Shipping" }, "In two days.")))

const config = { locale: "en-GB", currency: "EUR", cart: { url: "/basket", checkoutUrl: "/checkout" } }
const shop = [
  createElement(Price, { key: "price", amount: { amountMinor: 4400, currency: "EUR" } }),
  createElement(AddToCart, { key: "add", product: 11, name: "Southpaw" }),
  createElement(MiniCart, { key: "basket", layout: "drawer" }),
]
console.log(renderToString(createElement(RingsideProvider, { config }, shop)))

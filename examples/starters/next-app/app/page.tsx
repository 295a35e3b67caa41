import { AddToCart } from "@ringside/add-to-cart/react"
import { formatMoney } from "@ringside/core/domain"
import { MiniCart } from "@ringside/mini-cart/react"
import { products } from "./products"

/** The products, rendered on the server, each with a button that works once the page is hydrated, and the basket. */
export default function Page() {
  return (
    <main>
      <h1>Three notebooks</h1>
      <ul>
        {products.map(({ id, name, priceMinor }) => (
          <li key={id}>
            <p>
              {name}, {formatMoney({ amountMinor: priceMinor, currency: "EUR" }, { locale: "en-GB" })}
            </p>
            <AddToCart product={id} name={name} price={priceMinor} />
          </li>
        ))}
      </ul>
      <h2>Basket</h2>
      <MiniCart layout="inline" />
    </main>
  )
}

import { formatMoney } from "@ringside/core/domain"
import { products } from "./products"
import { Shop } from "./Shop"

export default function Page() {
  return (
    <main>
      <h1>Three notebooks</h1>
      <ul>
        {products.map(({ id, name, priceMinor }) => (
          <li key={id}>
            {name}, {formatMoney({ amountMinor: priceMinor, currency: "EUR" }, { locale: "en-GB" })}
          </li>
        ))}
      </ul>
      <Shop />
    </main>
  )
}

import { formatMoney } from "@ringside/core/domain"
import { Shop } from "./Shop"

export default function Page() {
  const price = formatMoney({ amountMinor: 4400, currency: "EUR" }, { locale: "en-GB" })
  return (
    <main>
      <h1>Southpaw</h1>
      <p>{price}</p>
      <Shop />
    </main>
  )
}

import { Checkout } from "@ringside/checkout/react"
import { words } from "../words.ts"

/** The checkout. Card fields come with `paymentsPart`, among the provider's `parts`. */
export function CheckoutPage() {
  return (
    <section className="desk">
      <h1>{words.desk.checkout}</h1>
      <Checkout />
    </section>
  )
}

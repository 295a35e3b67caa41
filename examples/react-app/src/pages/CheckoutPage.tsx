import { Checkout } from "@ringside/checkout/react"

/** The checkout. Card fields come with `paymentsPart`, among the provider's `parts`. */
export function CheckoutPage() {
  return (
    <section className="desk">
      <h1>Checkout</h1>
      <Checkout />
    </section>
  )
}

import { expect, test } from "vitest"
import { openCards } from "../support/openCards.ts"

const orderPay = "/en/checkout/order-pay/900/?pay_for_order=true&key=double"
const alert = ".woocommerce-error"

/** Opens the page that a bank leads back to. The simulated provider reads from the end of a secret how the payment stands. */
function returnFromBank(secret: string, hasProvider = true) {
  return openCards({
    path: `${orderPay}#wcpay-confirm-pi:900:${secret}:a1b2c3d4e5`,
    hasProvider,
    open: {
      // The shop has nothing to say of the payment.
      prepare: (page) =>
        page.route("**/admin-ajax.php", (route) => route.fulfill({ body: "{}", contentType: "application/json" })),
    },
  })
}

// The payment rows of specification §8, beside those that card.test.ts, faults.test.ts and payPages.test.ts have.
test.each([
  ["a bank that still asks", "pi_1_secret_x_action", "Payment requires additional action."],
  ["a payment that has failed", "pi_1_secret_x_lasterror", "Your card was declined."],
  ["a confirmation that fails", "pi_1_secret_x_fail", "Your card was declined."],
])("%s is shown in its own words, and the form can be used", async (_, secret, text) => {
  const { page } = await returnFromBank(secret)
  await expect.poll(() => page.locator(alert).textContent()).toBe(text)
  await expect.poll(() => page.locator("form#order_review").getAttribute("aria-busy")).toBeNull()
  expect(page.url()).not.toContain("#")
})

test.each([
  ["an old nonce", "ffffffffff", "Please refresh the page and try again."],
  ["a payment that isn't the order's", "a1b2c3d4e5", "Please try again later."],
])("the shop's words for %s are shown", async (_, nonce, end) => {
  const { page, host, cards } = await openCards({ path: orderPay })
  const method = await cards.provider.takeCard({ number: "4242424242424242", expiry: "12/40", cvc: "123" })
  if ("error" in method) throw new Error(method.error.message)
  const order = { amount: 4890, currency: "eur", paymentMethod: method.id, metadata: {} }
  const { clientSecret } = await cards.provider.createPaymentIntent(order, "order")
  await page.goto(`${host.url}${orderPay}&again#wcpay-confirm-pi:900:${clientSecret}:${nonce}`)
  await expect.poll(() => page.locator(alert).textContent()).toBe(`We're not able to process this payment. ${end}`)
})

test("what breaks while a payment is confirmed shows the general message, and no secret", async () => {
  const { page, warnings } = await returnFromBank("broken", false)
  await expect
    .poll(() => page.locator(alert).textContent())
    .toBe(
      "There was a problem processing the payment. Please check your email inbox and refresh the page to try again.",
    )
  expect(page.url()).not.toContain("broken")
  expect(warnings.join()).not.toContain("broken")
})

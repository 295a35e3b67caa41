import { beforeEach, describe, expect, test } from "vitest"
import { createSimulatedProvider, type SimulatedProvider } from "./provider.ts"
import { ProviderRefusal } from "./refusals.ts"
import { createMemoryStore } from "./store.ts"

const now = new Date("2030-06-15T12:00:00Z")
const visa = { number: "4242 4242 4242 4242", expiry: "12/40", cvc: "123" }
const amex = { number: "3782 822463 10005", expiry: "12/40", cvc: "1234" }
let provider: SimulatedProvider

beforeEach(() => {
  provider = createSimulatedProvider({ store: createMemoryStore(), now: () => now })
})

async function takeCard(number: string, cvc = "123") {
  const method = await provider.takeCard({ number, expiry: "12/40", cvc })
  if ("error" in method) throw new Error(method.error.message)
  return method
}

/** Pays with a card; the shopper completes what the bank asks. Answers `asked` and the intent's end. */
async function pay(number: string, cvc?: string) {
  const { id: paymentMethod } = await takeCard(number, cvc)
  const intent = await provider.createPaymentIntent({ amount: 100, currency: "eur", paymentMethod, metadata: {} }, "k")
  const asked = intent.status === "requires_action"
  const end = asked ? await provider.confirm(intent.id, intent.clientSecret, "complete") : intent
  return { asked, status: end?.status, lastError: end?.lastError ?? null }
}

const paid = { asked: false, status: "succeeded", lastError: null }
const declined = (code: string, message: string, decline?: string) => ({
  asked: false,
  status: "requires_payment_method",
  lastError: expect.objectContaining({
    code,
    message,
    ...(decline !== undefined && { decline_code: decline }),
  }) as object,
})
const noFunds = declined("card_declined", "Your card has insufficient funds.", "insufficient_funds")
const late = "An error occurred while processing your card. Try again in a little bit."

test.each([
  ["4242 4242 4242 4242", "123", paid],
  ["5555 5555 5555 4444", "123", paid],
  ["3782 822463 10005", "1234", paid],
  ["4000 0000 0000 0002", "123", declined("card_declined", "Your card was declined.", "generic_decline")],
  ["4000 0000 0000 9995", "123", noFunds],
  ["4000 0000 0000 0069", "123", declined("expired_card", "Your card has expired.")],
  ["4000 0000 0000 0127", "123", declined("incorrect_cvc", "Your card's security code is incorrect.")],
  ["4000 0000 0000 0119", "123", declined("processing_error", late)],
  ["4000 0027 6000 3184", "123", { ...paid, asked: true }],
  ["4000 0025 0000 3155", "123", { ...paid, asked: true }],
  ["4000 0082 6000 3178", "123", { ...noFunds, asked: true }],
])("%s, paid with the security code %s", async (number, cvc, result) => {
  expect(await pay(number, cvc)).toEqual(result)
})

test("a card of a network that fails isn't taken", async () => {
  const message = "We are experiencing issues connecting to our payments provider. Please try again."
  const number = "4000 0000 0000 5035"
  expect(await provider.takeCard({ ...visa, number })).toEqual({ error: { type: "api_connection_error", message } })
})

test.each(["fail", "close"] as const)(
  "a bank's question that ends with %s takes the payment back",
  async (challenge) => {
    const { id: paymentMethod } = await takeCard("4000 0027 6000 3184")
    const intent = await provider.createPaymentIntent(
      { amount: 100, currency: "eur", paymentMethod, metadata: {} },
      "k",
    )
    expect(await provider.confirm(intent.id, intent.clientSecret, challenge)).toMatchObject({
      status: "requires_payment_method",
      lastError: {
        code: "payment_intent_authentication_failure",
        message:
          "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
      },
    })
  },
)

test("3155 isn't asked about again after it was saved through a confirmed set-up", async () => {
  const customer = await provider.createCustomer()
  const { id: paymentMethod } = await takeCard("4000 0025 0000 3155")
  const setup = await provider.createSetupIntent({ customer, paymentMethod }, "s")
  expect(setup.status).toBe("requires_action")
  await provider.confirm(setup.id, setup.clientSecret, "complete")
  const request = { amount: 100, currency: "eur", customer, paymentMethod, metadata: {} }
  expect(await provider.createPaymentIntent(request, "k")).toMatchObject({ status: "succeeded" })
})

test("0341 can be saved, and every later charge is declined", async () => {
  const customer = await provider.createCustomer()
  const { id: paymentMethod } = await takeCard("4000 0000 0000 0341")
  const setup = await provider.createSetupIntent({ customer, paymentMethod }, "s")
  expect(setup.status).toBe("succeeded")
  const request = { amount: 100, currency: "eur", customer, paymentMethod, metadata: {} }
  expect(await provider.createPaymentIntent(request, "k")).toMatchObject({
    status: "requires_payment_method",
    lastError: { message: "Your card was declined." },
  })
})

describe("the fields of a card are checked:", () => {
  test.each([
    [{ ...visa, number: "4242 4242" }, "incomplete_number", "Your card number is incomplete."],
    [{ ...amex, number: "3782 822463 1000" }, "incomplete_number", "Your card number is incomplete."],
    [{ ...visa, number: "4242 4242 4242 4241" }, "invalid_number", "Your card number is invalid."],
    [{ ...visa, expiry: "12" }, "incomplete_expiry", "Your card's expiration date is incomplete."],
    [{ ...visa, expiry: "13/40" }, "incomplete_expiry", "Your card's expiration date is incomplete."],
    [{ ...visa, expiry: "12/29" }, "invalid_expiry_year_past", "Your card's expiration year is in the past."],
    [{ ...visa, expiry: "05/30" }, "invalid_expiry_year_past", "Your card's expiration year is in the past."],
    [{ ...visa, cvc: "12" }, "incomplete_cvc", "Your card's security code is incomplete."],
    [{ ...amex, cvc: "123" }, "incomplete_cvc", "Your card's security code is incomplete."],
  ])("%j has %s", async (input, code, message) => {
    expect(await provider.takeCard(input)).toEqual({ error: { type: "validation_error", code, message } })
  })

  test.each([
    [visa, { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2040 }],
    [
      { ...visa, expiry: "6 / 2030" },
      { brand: "visa", last4: "4242", exp_month: 6, exp_year: 2030 },
    ],
    [amex, { brand: "amex", last4: "0005", exp_month: 12, exp_year: 2040 }],
  ])("%j is taken", async (input, card) => {
    expect(await provider.takeCard(input)).toMatchObject({ id: expect.stringMatching(/^pm_/) as string, card })
  })
})

describe("the provider refuses", () => {
  const request = { amount: 100, currency: "eur", metadata: {} }

  async function saveCard() {
    const [customer, other] = [await provider.createCustomer(), await provider.createCustomer()]
    const { id: paymentMethod } = await takeCard("4242 4242 4242 4242")
    await provider.createSetupIntent({ customer, paymentMethod }, "s")
    return { customer, other, paymentMethod }
  }

  test("a customer's card without that customer, or with another one", async () => {
    const { customer, other, paymentMethod } = await saveCard()
    await expect(provider.createPaymentIntent({ ...request, paymentMethod }, "1")).rejects.toThrow(ProviderRefusal)
    await expect(provider.createPaymentIntent({ ...request, paymentMethod, customer: other }, "2")).rejects.toThrow(
      "another Customer",
    )
    await expect(provider.createSetupIntent({ paymentMethod, customer: other }, "3")).rejects.toThrow(
      "another Customer",
    )
    expect(await provider.createPaymentIntent({ ...request, paymentMethod, customer }, "4")).toMatchObject({
      status: "succeeded",
    })
  })

  test("a card that was detached, or charged without a customer", async () => {
    const { customer, paymentMethod } = await saveCard()
    await provider.detachPaymentMethod(paymentMethod)
    await expect(provider.createSetupIntent({ paymentMethod, customer }, "5")).rejects.toThrow("may not be used again")
    const { id } = await takeCard("4242 4242 4242 4242")
    await provider.createPaymentIntent({ ...request, paymentMethod: id }, "6")
    await expect(provider.createPaymentIntent({ ...request, paymentMethod: id }, "7")).rejects.toThrow(ProviderRefusal)
    await expect(provider.createSetupIntent({ paymentMethod: id, customer }, "8")).rejects.toThrow(ProviderRefusal)
  })

  test.each([
    [0, "eur"],
    [1.5, "eur"],
    [100, "EUR"],
    [23_771, "kwd"],
  ])("%d %s", async (amount, currency) => {
    const { id: paymentMethod } = await takeCard("4242 4242 4242 4242")
    await expect(provider.createPaymentIntent({ ...request, amount, currency, paymentMethod }, "9")).rejects.toThrow(
      ProviderRefusal,
    )
  })

  test("to refund more than is left", async () => {
    const { id: paymentMethod } = await takeCard("4242 4242 4242 4242")
    const { id } = await provider.createPaymentIntent({ ...request, paymentMethod }, "10")
    expect(await provider.refund(id, 60)).toMatchObject({ refunded: 60 })
    await expect(provider.refund(id, 41)).rejects.toThrow(ProviderRefusal)
    expect(await provider.refund(id)).toMatchObject({ refunded: 100 })
    await expect(provider.refund(id)).rejects.toThrow(ProviderRefusal)
  })

  test("a declined card may be used again", async () => {
    const { id: paymentMethod } = await takeCard("4000 0000 0000 0002")
    for (const key of ["11", "12"])
      expect(await provider.createPaymentIntent({ ...request, paymentMethod }, key)).toMatchObject({
        status: "requires_payment_method",
      })
  })
})

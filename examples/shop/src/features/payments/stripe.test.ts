import Stripe from "stripe"
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest"
import { isRecord } from "../../endpoints/storeApiBody.ts"
import { addByLink } from "../../testing/cart.ts"
import { becomeCustomer, openCardForm, orderByCard, splitHash, sendStatus } from "../../testing/cards.ts"
import { fieldsOf } from "../../testing/forms.ts"
import { readSetupFields } from "../../testing/nonceWrites.ts"
import { useShop } from "../../testing/shop.ts"
import { openStripeDouble, type StripeDouble } from "../../testing/stripeDouble.ts"
import type { Visitor } from "../../testing/visitor.ts"
import { readCardMode } from "./cardMode.ts"
import { ProviderUnreachable } from "./port.ts"
import { createStripeProvider } from "./stripeProvider.ts"

const keys = {
  STRIPE_PUBLISHABLE_KEY: "pk_test_double",
  STRIPE_SECRET_KEY: "sk_test_double",
  STRIPE_WEBHOOK_SECRET: "whsec_double",
}
let stripe: StripeDouble

beforeAll(async () => {
  stripe = await openStripeDouble(keys.STRIPE_SECRET_KEY)
  for (const [name, value] of Object.entries({ ...keys, STRIPE_API_URL: stripe.url })) vi.stubEnv(name, value)
})
afterEach(() => {
  expect(stripe.violations).toEqual([])
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await stripe.close()
})

let aheadMs = 0
const { newVisitor } = useShop({ clock: () => Date.now() + aheadMs })

const card = (name: string) => ({ "wcpay-payment-method": `pm_card_${name}` })

async function newShopper() {
  const visitor = newVisitor()
  await addByLink(visitor, 101)
  return { visitor, fields: await openCardForm(visitor) }
}

/** The charges that the provider was asked for, the newest last. */
const readCharges = () => stripe.requests.filter(({ method, path }) => method === "POST" && path.endsWith("_intents"))

async function sendWebhook(visitor: Visitor, type: string, object: object, secret = keys.STRIPE_WEBHOOK_SECRET) {
  const payload = JSON.stringify({ id: `evt_${Math.random().toString(36).slice(2)}`, type, data: { object } })
  const signature = new Stripe("sk_test_double").webhooks.generateTestHeaderString({ payload, secret })
  const answer = await visitor.send("/webhooks/provider", {
    method: "POST",
    headers: { "Stripe-Signature": signature },
    body: payload,
  })
  return answer.status
}

const isEmptied = async (visitor: Visitor) => (await visitor.get("/en/checkout/")).status === 303

describe("with test keys", () => {
  test("pages print the key, and their policy has the provider's hosts and no Trusted Types", async () => {
    const { visitor } = await newShopper()
    const page = await visitor.get("/en/checkout/")
    expect(page.text).toContain("pk_test_double")
    expect(page.text).not.toContain("simulated")
    expect(page.text).not.toContain("sk_test_double")
    const policy = page.headers.get("Content-Security-Policy")?.split("; ") ?? []
    expect(policy.find((part) => part.startsWith("script-src"))).toContain("https://js.stripe.com")
    expect(policy).toContain("frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com")
    expect(policy).toContain("connect-src 'self' https://api.stripe.com")
    expect(policy.filter((part) => part.includes("trusted-types"))).toEqual([])
    const other = await visitor.get("/en/")
    expect(other.headers.get("Content-Security-Policy")).toContain("require-trusted-types-for 'script'")
    expect(other.headers.get("Content-Security-Policy")).not.toContain("stripe.com")
    expect((await visitor.get("/simulated-provider/v3.js")).status).toBe(404)
  })

  test("an order is charged once, for its own amount", async () => {
    const { visitor, fields } = await newShopper()
    const before = readCharges().length
    const bought = await orderByCard(visitor, fields, card("visa"))
    expect(bought).toMatchObject({ result: "success", redirect: expect.stringContaining("order-received") as string })
    expect(await isEmptied(visitor)).toBe(true)
    const [charge, ...others] = readCharges().slice(before)
    expect(others).toEqual([])
    expect(charge?.fields).toEqual({
      amount: expect.stringMatching(/^\d+$/) as string,
      currency: "eur",
      payment_method: "pm_card_visa",
      "payment_method_types[0]": "card",
      confirm: "true",
      "metadata[orderId]": String(bought["order_id"]),
      "metadata[reference]": expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      "metadata[savesCard]": "false",
    })
  })

  test("a declined card shows the shop's message, and another one pays", async () => {
    const { visitor, fields } = await newShopper()
    const declined = await orderByCard(visitor, fields, card("chargeDeclinedInsufficientFunds"))
    expect(declined).toMatchObject({ result: "failure" })
    expect(declined["messages"]).toContain("Your card has insufficient funds.")
    expect(await orderByCard(visitor, fields, card("visa"))).toMatchObject({ result: "success" })
  })

  test("a bank's question is confirmed by what the provider says, not by the browser", async () => {
    const { visitor, fields } = await newShopper()
    const hash = splitHash((await orderByCard(visitor, fields, card("threeDSecureRequired")))["redirect"])
    expect(hash.secret).toMatch(/^pi_double\d+_secret_double$/)
    expect((await sendStatus(visitor, hash)).json()).toHaveProperty("error")
    stripe.succeed(hash.intentId)
    expect((await sendStatus(visitor, hash)).json()).toHaveProperty("return_url")
    expect(await isEmptied(visitor)).toBe(true)
  })

  test("a signed message pays where the browser never came back; one signed by others is refused", async () => {
    const { visitor, fields } = await newShopper()
    const hash = splitHash((await orderByCard(visitor, fields, card("threeDSecureRequired")))["redirect"])
    stripe.succeed(hash.intentId)
    const object = { id: hash.intentId, object: "payment_intent" }
    expect(await sendWebhook(visitor, "payment_intent.succeeded", object, "whsec_other")).toBe(400)
    expect(await isEmptied(visitor)).toBe(false)
    expect(await sendWebhook(visitor, "payment_intent.succeeded", object)).toBe(200)
    expect(await isEmptied(visitor)).toBe(true)
  })

  test("a payment that succeeded while another card was chosen pays, and the other one isn't charged", async () => {
    const { visitor, fields } = await newShopper()
    const hash = splitHash((await orderByCard(visitor, fields, card("threeDSecureRequired")))["redirect"])
    stripe.succeed(hash.intentId)
    const before = readCharges().length
    expect(await orderByCard(visitor, fields, card("visa"))).toMatchObject({ result: "success" })
    expect(readCharges()).toHaveLength(before)
    expect(await isEmptied(visitor)).toBe(true)
  })

  test("a payment that another card takes the place of after a minute is called off", async () => {
    const { visitor, fields } = await newShopper()
    const hash = splitHash((await orderByCard(visitor, fields, card("threeDSecureRequired")))["redirect"])
    expect(await orderByCard(visitor, fields, card("visa"))).toMatchObject({ result: "failure" })
    expect(stripe.intents.get(hash.intentId)?.status).toBe("requires_action")
    aheadMs += 60_000
    expect(await orderByCard(visitor, fields, card("visa"))).toMatchObject({ result: "success" })
    expect(stripe.intents.get(hash.intentId)?.status).toBe("canceled")
  })

  test("an answer that is lost is asked for again, and charged once", async () => {
    const { visitor, fields } = await newShopper()
    const before = stripe.intents.size
    stripe.fail("cut", 1)
    expect(await orderByCard(visitor, fields, card("visa"))).toMatchObject({ result: "success" })
    expect(stripe.intents.size).toBe(before + 1)
  })

  test("an unavailable provider is reported, and the same attempt later makes one payment", async () => {
    const { visitor, fields } = await newShopper()
    const before = stripe.intents.size
    stripe.fail("cut", 3)
    const failed = await orderByCard(visitor, fields, card("visa"))
    expect(failed).toMatchObject({ result: "failure" })
    expect(failed["messages"]).toContain("We could not reach the payment provider")
    expect(await orderByCard(visitor, fields, card("visa"))).toMatchObject({ result: "success" })
    expect(stripe.intents.size).toBe(before + 1)
  })

  describe("a payment whose answer was lost", () => {
    /** An order that the provider has charged without the shop knowing. */
    async function loseAnswer() {
      const shopper = await newShopper()
      const known = new Set(stripe.intents.keys())
      stripe.fail("cut", 3)
      expect(await orderByCard(shopper.visitor, shopper.fields, card("visa"))).toMatchObject({ result: "failure" })
      const [lost = ""] = [...stripe.intents.keys()].filter((id) => !known.has(id))
      const sendPaid = () =>
        sendWebhook(shopper.visitor, "payment_intent.succeeded", { id: lost, object: "payment_intent" })
      return { ...shopper, lost, sendPaid }
    }
    const readRefunds = (intent: string) =>
      stripe.requests.filter(({ path, fields }) => path === "/v1/refunds" && fields["payment_intent"] === intent)

    test("pays its order by the provider's message, and no other card is charged afterwards", async () => {
      const { visitor, fields, lost, sendPaid } = await loseAnswer()
      expect(await sendPaid()).toBe(200)
      expect(await isEmptied(visitor)).toBe(true)
      const before = readCharges().length
      expect(await orderByCard(visitor, fields, card("mastercard"))).toMatchObject({ result: "success" })
      expect(readCharges()).toHaveLength(before)
      expect(readRefunds(lost)).toEqual([])
    })

    test("is refunded when another card has paid the order first", async () => {
      const { visitor, fields, lost, sendPaid } = await loseAnswer()
      expect(await orderByCard(visitor, fields, card("mastercard"))).toMatchObject({ result: "success" })
      expect(readRefunds(lost)).toEqual([])
      expect(await sendPaid()).toBe(200)
      expect(await sendPaid()).toBe(200)
      expect(readRefunds(lost)).toHaveLength(1)
    })

    test("is left alone when it is another shop's with the same order number", async () => {
      const { visitor, lost, sendPaid } = await loseAnswer()
      const intent = stripe.intents.get(lost)
      Object.assign(intent ?? {}, { metadata: { ...Object(intent?.["metadata"]), reference: "0".repeat(32) } })
      expect(await sendPaid()).toBe(200)
      expect(await isEmptied(visitor)).toBe(false)
      expect(readRefunds(lost)).toEqual([])
    })
  })

  test("a card is saved for the customer, pays the next order, and is forgotten there, too", async () => {
    const visitor = await becomeCustomer(newVisitor())
    const adding = "/en/my-account/add-payment-method/"
    const asked = {
      action: "create_setup_intent",
      "wcpay-payment-method": "pm_card_threeDSecureOwn",
      ...(await readSetupFields(visitor)),
    }
    const answer = (await visitor.post("/wp-admin/admin-ajax.php", asked)).json()
    const data = isRecord(answer) && isRecord(answer["data"]) ? answer["data"] : {}
    expect(data).toMatchObject({ status: "requires_action" })
    const id = String(data["id"])
    stripe.succeed(id)
    const form = fieldsOf(await visitor.visit(adding), "form#add_payment_method")
    const added = await visitor.submit(adding, { ...form, "wcpay-setup-intent": id })
    expect(added.text).toContain("Visa ending in 4242")
    const fields = await openCardForm(visitor)
    const before = readCharges().length
    const asksAgain = await orderByCard(visitor, fields, {})
    expect(asksAgain["redirect"]).toContain("#wcpay-confirm-pi:")
    const [charge] = readCharges().slice(before)
    expect(charge?.fields).toMatchObject({
      payment_method: "pm_card_threeDSecureOwn",
      customer: expect.stringMatching(/^cus_double/) as string,
    })
    expect(charge?.fields).not.toHaveProperty("setup_future_usage")
    const list = await visitor.visit("/en/payment-methods/")
    await visitor.visit(list.page.querySelector("a.delete")?.getAttribute("href") ?? "")
    expect(stripe.requests.at(-1)?.path).toBe("/v1/payment_methods/pm_card_threeDSecureOwn/detach")
  })

  test("an unavailable provider is reported on the page while a card is added", async () => {
    const visitor = await becomeCustomer(newVisitor())
    const adding = "/en/my-account/add-payment-method/"
    const form = fieldsOf(await visitor.visit(adding), "form#add_payment_method")
    stripe.fail("cut", 3)
    const answer = await visitor.post(adding, { ...form, "wcpay-setup-intent": "seti_double1" })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain("Unable to add payment method to your account.")
  })

  test("a card that is saved on the way is saved by its own payment", async () => {
    const visitor = await becomeCustomer(newVisitor())
    const fields = await openCardForm(visitor)
    await orderByCard(visitor, fields, { ...card("visa"), "wc-woocommerce_payments-new-payment-method": "true" })
    expect(readCharges().at(-1)?.fields).toMatchObject({ setup_future_usage: "off_session" })
    expect((await visitor.visit("/en/payment-methods/")).text).toContain("Visa ending in 4242")
  })
})

describe("the port to the provider", () => {
  const open = (url = stripe.url) =>
    createStripeProvider({
      publishable: "pk_test_double",
      secret: "sk_test_double",
      webhook: "whsec_double",
      apiUrl: new URL(url),
    })

  test("lists cards, refunds and reads what isn't there as null", async () => {
    const provider = open()
    const customer = await provider.createCustomer("customer-1")
    await provider.createSetupIntent({ customer, paymentMethod: "pm_card_mine" }, "setup-mine")
    expect(await provider.listPaymentMethods(customer)).toMatchObject([{ id: "pm_card_mine", customer }])
    const request = { amount: 500, currency: "eur", paymentMethod: "pm_card_visa", metadata: {} }
    const { id } = await provider.createPaymentIntent(request, "refunded")
    expect(await provider.refund(id, 200)).toMatchObject({ status: "succeeded", refunded: 200 })
    expect(await provider.retrieveIntent("pi_none")).toBeNull()
    expect(await provider.retrieveIntent("seti_none")).toBeNull()
  })

  test("says that it can't be reached, and quotes nothing", async () => {
    const closed = open("http://127.0.0.1:1")
    const failure = await closed.createCustomer("customer-secret").catch((cause: unknown) => cause)
    expect(failure).toBeInstanceOf(ProviderUnreachable)
    expect(String(failure)).not.toContain("customer-secret")
  })
})

describe("keys in the environment", () => {
  test("are all there, or none", () => {
    expect(readCardMode(keys).kind).toBe("real")
    expect(readCardMode({}).kind).toBe("simulated")
    expect(readCardMode({ NODE_ENV: "production" }).kind).toBe("none")
    expect(() => readCardMode({ ...keys, STRIPE_WEBHOOK_SECRET: "" })).toThrow(
      "STRIPE_WEBHOOK_SECRET is missing; expected a text that begins with whsec_.",
    )
  })

  test.each([
    ["STRIPE_SECRET_KEY", "sk_live_x", "sk_test_ or rk_test_"],
    ["STRIPE_PUBLISHABLE_KEY", "pk_live_x", "pk_test_"],
    ["STRIPE_API_URL", "localhost", "an address"],
  ])("%s must be a test key", (name, value, expected) => {
    expect(() => readCardMode({ ...keys, [name]: value })).toThrow(expected)
  })
})

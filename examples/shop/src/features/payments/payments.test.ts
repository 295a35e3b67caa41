import { describe, expect, test } from "vitest"
import { addByLink } from "../../testing/cart.ts"
import { answerQuestion, openCardForm, orderByCard, splitHash, takeCard, sendStatus } from "../../testing/cards.ts"
import { fieldsOf } from "../../testing/forms.ts"
import { useShop } from "../../testing/shop.ts"
import type { Visitor } from "../../testing/visitor.ts"
import { offersCards } from "./cardMode.ts"
import { paymentsTexts } from "./texts.ts"

const dayMs = 24 * 60 * 60_000

let nowMs = Date.UTC(2026, 10, 20, 12)
const { newVisitor } = useShop({ clock: () => nowMs })

const gateway = "woocommerce_payments"

const order = (visitor: Visitor, fields: Record<string, string>, paymentMethod: string) =>
  orderByCard(visitor, fields, { "wcpay-payment-method": paymentMethod })

async function newShopper() {
  const visitor = newVisitor()
  await addByLink(visitor, 101)
  return { visitor, fields: await openCardForm(visitor) }
}

describe("an order that is paid by card", () => {
  test("is prepared, and the basket is empty", async () => {
    const { visitor, fields } = await newShopper()
    const answer = await order(visitor, fields, await takeCard(visitor))
    expect(answer).toMatchObject({ result: "success" })
    const received = await visitor.visit(
      new URL(String(answer.redirect)).pathname + new URL(String(answer.redirect)).search,
    )
    expect(received.text).toContain("Card (simulated)")
    expect((await visitor.get("/en/checkout/")).status).toBe(303)
  })

  test("stays payable when the card is declined, with the basket as it was", async () => {
    const { visitor, fields } = await newShopper()
    const declined = await order(visitor, fields, await takeCard(visitor, "4000000000009995"))
    expect(declined).toMatchObject({ result: "failure", refresh: false })
    expect(declined.messages).toContain("insufficient funds")
    const paid = await order(visitor, fields, await takeCard(visitor))
    expect(paid).toMatchObject({ result: "success" })
    expect(paid.order_id).toBeTypeOf("number")
    expect((await visitor.get("/en/checkout/")).status).toBe(303)
  })

  test("is charged once for two presses with one card", async () => {
    const { visitor, fields } = await newShopper()
    const paymentMethod = await takeCard(visitor)
    const [one, other] = await Promise.all([
      order(visitor, fields, paymentMethod),
      order(visitor, fields, paymentMethod),
    ])
    expect(one.order_id).toBe(other.order_id)
    expect(one.redirect).toBe(other.redirect)
  })

  test("gets the reason why its payment can't be looked up", async () => {
    const { visitor, fields } = await newShopper()
    const asked = splitHash((await order(visitor, fields, await takeCard(visitor, "4000002760003184"))).redirect)
    const sendChanged = async (changes: Partial<typeof asked>) =>
      (await sendStatus(visitor, { ...asked, ...changes })).json()
    const createRefusal = (end: string) => ({ error: { message: `No podemos procesar este pago. ${end}` } })
    expect(await sendChanged({ nonce: "ffffffffff" })).toEqual(
      createRefusal("Actualiza la página e inténtalo de nuevo."),
    )
    expect(await sendChanged({ intentId: "pi_other" })).toEqual(createRefusal("Inténtalo de nuevo más tarde."))
    const { badNonce, mismatch } = paymentsTexts.en
    expect([badNonce, mismatch]).toEqual([
      "We're not able to process this payment. Please refresh the page and try again.",
      "We're not able to process this payment. Please try again later.",
    ])
  })

  test("is not paid with another card, or ordered anew, while the bank's question may be answered in another tab", async () => {
    const { visitor, fields } = await newShopper()
    const first = await order(visitor, fields, await takeCard(visitor, "4000002760003184"))
    const asked = splitHash(first.redirect)
    const busy = { result: "failure", messages: expect.stringContaining("already being paid") as string }
    const plainCard = await takeCard(visitor)
    expect(await order(visitor, fields, plainCard)).toMatchObject(busy)
    const elsewhere = { ...fields, billing_address_1: "Gran Vía 2" }
    expect(await order(visitor, elsewhere, plainCard)).toMatchObject(busy)
    expect(await orderByCard(visitor, { ...elsewhere, payment_method: "cod" }, {})).toMatchObject(busy)
    // The same card, typed once more: the bank asks about the same payment again.
    const again = await order(visitor, fields, await takeCard(visitor, "4000002760003184"))
    expect(again.redirect).toContain(asked.secret)
    await answerQuestion(visitor, asked, "complete")
    expect(await order(visitor, fields, plainCard)).toMatchObject({ result: "success", order_id: first.order_id })
  })

  test("is paid with another card once the question counts as left, and the first payment is given back", async () => {
    const { visitor, fields } = await newShopper()
    const first = await order(visitor, fields, await takeCard(visitor, "4000002760003184"))
    nowMs += 60_000
    const elsewhere = { ...(await openCardForm(visitor)), billing_address_1: "Gran Vía 2" }
    const second = await order(visitor, elsewhere, await takeCard(visitor))
    expect(second).toMatchObject({ result: "success" })
    expect(second.order_id).not.toBe(first.order_id)
    await answerQuestion(visitor, splitHash(first.redirect), "complete")
    const answer = (await sendStatus(visitor, splitHash(first.redirect))).json()
    expect(answer).toMatchObject({ error: { message: expect.stringContaining("devuelto") as string } })
  })

  test("waits for the bank's question, whose answer the shop reads itself", async () => {
    const { visitor, fields } = await newShopper()
    const asked = await order(visitor, fields, await takeCard(visitor, "4000002760003184"))
    const hash = splitHash(asked.redirect)
    expect(asked.redirect).toMatch(/^#wcpay-confirm-pi:\d+:pi_\w+_secret_\w+:\w+$/)
    // Nothing was confirmed yet, whatever the browser says.
    expect((await sendStatus(visitor, hash)).json()).toHaveProperty("error")
    await answerQuestion(visitor, hash, "complete")
    const answer = (await sendStatus(visitor, hash)).json()
    expect(answer).toMatchObject({ return_url: expect.stringContaining(`/checkout/order-received/${hash.orderId}/`) })
    // A replayed hash ends where the first did.
    expect((await sendStatus(visitor, hash)).json()).toEqual(answer)
  })

  test("is refused to another visitor, another intent and a bad nonce", async () => {
    const { visitor, fields } = await newShopper()
    const hash = splitHash((await order(visitor, fields, await takeCard(visitor, "4000002760003184"))).redirect)
    await answerQuestion(visitor, hash, "complete")
    expect((await sendStatus(newVisitor(), hash)).json()).not.toHaveProperty("return_url")
    expect((await sendStatus(visitor, { ...hash, nonce: "0000" })).json()).not.toHaveProperty("return_url")
    expect((await sendStatus(visitor, { ...hash, intentId: "pi_other" })).json()).not.toHaveProperty("return_url")
  })

  test("is refused with a nonce that is missing, empty, expired, another session's or another write's", async () => {
    const askingCard = "4000002760003184"
    const { visitor, fields } = await newShopper()
    const hash = splitHash((await order(visitor, fields, await takeCard(visitor, askingCard))).redirect)
    const another = await newShopper()
    const others = splitHash(
      (await order(another.visitor, another.fields, await takeCard(another.visitor, askingCard))).redirect,
    )
    await answerQuestion(visitor, hash, "complete")
    const page = fieldsOf(await newVisitor().visit("/en/mi-cuenta/"), "form.woocommerce-form-login")
    const wrong = {
      missing: undefined,
      empty: "",
      "another session's": others.nonce,
      "another write's": page["woocommerce-login-nonce"],
    }
    for (const [fault, nonce] of Object.entries(wrong))
      expect((await sendStatus(visitor, { ...hash, nonce })).json(), fault).not.toHaveProperty("return_url")
    expect((await sendStatus(visitor, hash)).json()).toHaveProperty("return_url")
    nowMs += dayMs
    expect((await sendStatus(visitor, hash)).json(), "expired").not.toHaveProperty("return_url")
  })

  test("that is confirmed after the tab was closed is paid by the provider's message", async () => {
    const { visitor, fields } = await newShopper()
    const hash = splitHash((await order(visitor, fields, await takeCard(visitor, "4000002760003184"))).redirect)
    await answerQuestion(visitor, hash, "complete")
    // The page never reported it to the shop. Its own page of orders has it all the same.
    expect((await visitor.get("/en/checkout/")).status).toBe(303)
  })

  test("is shown on its own page to nobody without its key", async () => {
    const { visitor, fields } = await newShopper()
    const asked = await order(visitor, fields, await takeCard(visitor, "4000002760003184"))
    const { orderId } = splitHash(asked.redirect)
    expect((await visitor.get(`/en/checkout/order-pay/${orderId}/?pay_for_order=true&key=wrong`)).status).toBe(404)
  })
})

test("messages that the provider didn't sign are refused", async () => {
  const answer = await newVisitor().post("/webhooks/provider", { type: "payment_intent.succeeded" })
  expect(answer.status).toBe(400)
})

test("messages with a wrong signature are refused, and an intent is confirmed by nobody without its secret", async () => {
  const { visitor, fields } = await newShopper()
  const hash = splitHash((await order(visitor, fields, await takeCard(visitor, "4000002760003184"))).redirect)
  const event = { type: "payment_intent.succeeded", data: { object: { id: hash.intentId, status: "succeeded" } } }
  const headers = { "Content-Type": "application/json", "Stripe-Signature": "t=1,v1=0000" }
  const sent = await visitor.send("/webhooks/provider", { method: "POST", headers, body: JSON.stringify(event) })
  expect(sent.status).toBe(400)
  for (const secret of ["", `${hash.intentId}_secret_wrong`])
    await answerQuestion(visitor, { ...hash, secret }, "complete")
  expect((await sendStatus(visitor, hash)).json()).not.toHaveProperty("return_url")
  await answerQuestion(visitor, hash, "complete")
  expect((await sendStatus(visitor, hash)).json()).toHaveProperty("return_url")
})

test("a shop in production offers no simulated cards unless its settings name them", () => {
  expect(offersCards({ NODE_ENV: "production" })).toBe(false)
  expect(offersCards({ NODE_ENV: "production", ALLOW_SIMULATED_PROVIDER: "1" })).toBe(true)
  expect(offersCards({})).toBe(true)
})

describe("the page that pays an order", () => {
  const card = "4242424242424242"

  /** An order whose first card was declined, and its own page as the shop leads to it. */
  async function newUnpaid() {
    const { visitor, fields } = await newShopper()
    await order(visitor, fields, await takeCard(visitor, "4000000000009995"))
    const answer = await visitor.post("/en/checkout/", { ...fields, "wcpay-payment-method": "" })
    return { visitor, page: answer.headers.get("Location") ?? "" }
  }

  test.each([
    ["missing", undefined],
    ["empty", ""],
    ["wrong", "0".repeat(20)],
  ])("takes nothing with a nonce that is %s", async (_, nonce) => {
    const { visitor, page } = await newUnpaid()
    expect(page).toContain("/en/checkout/order-pay/")
    const { "woocommerce-pay-nonce": own = "", ...fields } = fieldsOf(await visitor.visit(page), "form#order_review")
    const pay = async (value: string | undefined) =>
      visitor.post(page, {
        ...fields,
        payment_method: gateway,
        "wcpay-payment-method": await takeCard(visitor, card),
        ...(value !== undefined && { "woocommerce-pay-nonce": value }),
      })
    const refused = await pay(nonce)
    expect(refused.status).toBe(422)
    expect(refused.text).toContain("not able to process this payment")
    const paid = await pay(own)
    expect(paid.headers.get("Location")).toContain("/checkout/order-received/")
  })
})

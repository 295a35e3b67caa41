import { signWebhook } from "@ringside/simulated-provider"
import { desc, eq } from "drizzle-orm"
import { describe, expect, test } from "vitest"
import { shopFeatures } from "../../app.ts"
import { addByLink } from "../../testing/cart.ts"
import { becomeCustomer, createProbe, openCardForm, orderByCard, splitHash, takeCard } from "../../testing/cards.ts"
import { bilbao, fieldsOf } from "../../testing/forms.ts"
import { useShop } from "../../testing/shop.ts"
import type { Visitor } from "../../testing/visitor.ts"
import {
  at,
  createWalletOrder,
  openSeparateCart,
  readExpressSetting,
  readJson,
  walletAddress,
  walletHeaders,
} from "../../testing/wallets.ts"

import { coupons } from "../coupons/schema.ts"
import { changeOrderState } from "../orders/changeOrderState.ts"
import { orders } from "../orders/schema.ts"
import { webhookSecret } from "./cardMode.ts"
import { orderPayPath } from "./paths.ts"
import { openSimulation } from "./provider.ts"
import { orderPayments, providerCustomers, savedCards, simulatedProvider } from "./schema.ts"

const probe = createProbe()
const { newVisitor } = useShop({ features: [...shopFeatures, probe.feature], log: () => undefined })
const challenged = "4000002760003184"
const declined = "4000000000000002"
const saveField = "wc-woocommerce_payments-new-payment-method"
const tokenField = "wc-woocommerce_payments-payment-token"

async function latestOrder(visitor: Visitor) {
  const { database } = await probe.open(visitor)
  const [order] = await database.select().from(orders).orderBy(desc(orders.id)).limit(1)
  if (!order) throw new Error("there is no order")
  return order
}

async function changeState(visitor: Visitor, id: number, to: "cancelled" | "failed") {
  const { database } = await probe.open(visitor)
  await changeOrderState(database, { id, to, now: new Date() })
}

async function readIntent(visitor: Visitor, orderId: number) {
  const shop = await probe.open(visitor)
  const [payment] = await shop.database
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.orderId, orderId))
    .orderBy(desc(orderPayments.createdAt))
  return payment ? openSimulation(shop).retrieveIntent(payment.intentId) : null
}

/** A visitor with one figure in the basket. */
async function newShopper(): Promise<Visitor> {
  const visitor = newVisitor()
  await addByLink(visitor, 103)
  return visitor
}

describe("a wallet's order is refused at another total than its sheet's", () => {
  async function openSheet() {
    const cart = await openSeparateCart(newVisitor())
    await cart.post("/cart/add-item", { id: 101, quantity: 1 })
    const answer = await cart.post("/cart/update-customer", { shipping_address: walletAddress }, walletHeaders)
    const rates = at(readJson(answer), "shipping_rates", 0, "shipping_rates") as readonly { readonly rate_id: string }[]
    return { cart, rates, key: answer.headers.get("Cart-Hash") ?? "" }
  }

  test.each([
    ["a piece more", "/cart/add-item", { id: 101, quantity: 1 }],
    ["another rate", "/cart/select-shipping-rate", { package_id: 0, rate_id: "pickup_location:3" }],
  ])("after %s", async (_, path, body) => {
    const { cart, key } = await openSheet()
    const changed = await cart.post(path, body)
    const order = createWalletOrder(await takeCard(newVisitor()))
    const refused = await cart.post("/checkout", order, { ...walletHeaders, "Idempotency-Key": key })
    expect([refused.status, at(readJson(refused), "data", "cart", "totals", "total_price")]).toEqual([
      409,
      at(readJson(changed), "totals", "total_price"),
    ])
    const current = changed.headers.get("Cart-Hash") ?? ""
    const taken = await cart.post("/checkout", order, { ...walletHeaders, "Idempotency-Key": current })
    expect(taken.status).toBe(200)
  })

  test("where an existing order is paid", async () => {
    const visitor = newVisitor()
    const { cart } = await openSheet()
    await cart.post("/checkout", createWalletOrder(await takeCard(visitor, declined)), walletHeaders)
    const { id, key, totalMinor, billing } = await latestOrder(visitor)
    const payment = createWalletOrder(await takeCard(visitor), { key, billing_email: billing.email })
    const agreed = (total: number, currency = "eur") => ({ ...payment, agreed_total: total, agreed_currency: currency })
    const path = `/checkout/${String(id)}`
    expect((await cart.post(path, agreed(totalMinor - 1))).status).toBe(409)
    expect((await cart.post(path, agreed(totalMinor, "usd"))).status).toBe(409)
    expect((await cart.post(path, agreed(totalMinor, "EUR"))).status).toBe(200)
    // Paid meanwhile: the repeated request has nothing left to agree to.
    expect((await cart.post(path, agreed(1))).status).toBe(200)
  })

  test("by the endpoints of older versions", async () => {
    const visitor = await newShopper()
    const page = "/en/carrito/?express=legacy"
    const call = async (endpoint: string, nonce: string, fields: Record<string, string>) =>
      visitor.post(`/en/?wc-ajax=${endpoint}`, {
        [nonce === "get_cart_details" ? "security" : "_wpnonce"]: await readExpressSetting(
          visitor,
          page,
          "nonce",
          nonce,
        ),
        ...fields,
      })
    const order = {
      ...bilbao,
      ...{ payment_method: "woocommerce_payments", terms: "1", "wcpay-payment-method": await takeCard(visitor) },
    }
    const refused = await call("wcpay_ece_create_order", "checkout", {
      ...order,
      ...{ agreed_total: "100", agreed_currency: "eur" },
    })
    expect([refused.status, readJson(refused)["result"]]).toEqual([409, "failure"])
    const details = readJson(await call("wcpay_ece_get_cart_details", "get_cart_details", {}))
    const taken = await call("wcpay_ece_create_order", "checkout", {
      ...order,
      agreed_total: String(at(details, "total", "amount")),
      agreed_currency: String(details["currency"]),
    })
    expect([taken.status, readJson(taken)["result"]]).toEqual([200, "success"])
  })
})

describe("an order that has ended isn't the answer to a repeated request", () => {
  test("of the form, which orders anew", async () => {
    const visitor = await newShopper()
    const fields = await openCardForm(visitor)
    const card = { "wcpay-payment-method": await takeCard(visitor, challenged) }
    const first = splitHash((await orderByCard(visitor, fields, card))["redirect"])
    await changeState(visitor, Number(first.orderId), "cancelled")
    const second = splitHash((await orderByCard(visitor, fields, card))["redirect"])
    expect(Number(second.orderId)).toBeGreaterThan(Number(first.orderId))
    expect(second.intentId).not.toBe(first.intentId)
  })

  test("of a bank transfer, whose basket is gone", async () => {
    const visitor = await newShopper()
    const fields = { ...(await openCardForm(visitor)), payment_method: "bacs" }
    expect(await orderByCard(visitor, fields, {})).toMatchObject({ result: "success" })
    expect(await orderByCard(visitor, fields, {})).toMatchObject({ result: "success" })
    await changeState(visitor, (await latestOrder(visitor)).id, "cancelled")
    const repeated = await orderByCard(visitor, fields, {})
    expect([repeated["result"], repeated["redirect"]]).toEqual(["failure", undefined])
  })

  test("of a wallet", async () => {
    const cart = await openSeparateCart(newVisitor())
    await cart.post("/cart/add-item", { id: 101, quantity: 1 })
    await cart.post("/cart/update-customer", { shipping_address: walletAddress }, walletHeaders)
    const key = { "Idempotency-Key": (await cart.get()).headers.get("Cart-Hash") ?? "" }
    const order = createWalletOrder(await takeCard(newVisitor()))
    const placed = await cart.post("/checkout", order, { ...walletHeaders, ...key })
    expect((await cart.post("/checkout", order, { ...walletHeaders, ...key })).status).toBe(200)
    await changeState(newVisitor(), Number(readJson(placed)["order_id"]), "cancelled")
    expect((await cart.post("/checkout", order, { ...walletHeaders, ...key })).status).toBe(409)
  })

  test("of its own page, and of older versions'", async () => {
    const visitor = await newShopper()
    const fields = await openCardForm(visitor)
    await orderByCard(visitor, fields, { "wcpay-payment-method": await takeCard(visitor, declined) })
    const { id, key } = await latestOrder(visitor)
    const page = `/en${orderPayPath(id, key)}`
    const form = fieldsOf(await visitor.visit(page), "form#order_review")
    await changeState(visitor, id, "cancelled")
    const paid = await visitor.post(page, { ...form, "wcpay-payment-method": await takeCard(visitor) })
    expect([paid.status, paid.headers.get("Location")]).toEqual([422, null])
    const answer = await visitor.post("/en/?wc-ajax=wcpay_ece_pay_for_order", {
      _wpnonce: await readExpressSetting(visitor, "/en/carrito/?express=legacy", "nonce", "pay_for_order"),
      ...{ order: String(id), payment_method: "woocommerce_payments", "wcpay-payment-method": await takeCard(visitor) },
    })
    expect(readJson(answer)["result"]).toBe("failure")
    expect((await latestOrder(visitor)).state).toBe("cancelled")
  })

  test("and a failed one is paid", async () => {
    const visitor = await newShopper()
    const fields = await openCardForm(visitor)
    await orderByCard(visitor, fields, { "wcpay-payment-method": await takeCard(visitor, declined) })
    const { id } = await latestOrder(visitor)
    await changeState(visitor, id, "failed")
    const card = { "wcpay-payment-method": await takeCard(visitor) }
    expect(await orderByCard(visitor, fields, card)).toMatchObject({ result: "success" })
    expect(await latestOrder(visitor)).toMatchObject({ id, state: "processing", holdsStock: true })
  })
})

test("a coupon with a limit is checked again when a cancelled order is paid late", async () => {
  const first = await newShopper()
  const shop = await probe.open(first)
  const { database } = shop
  await database.insert(coupons).values({
    ...{ code: "only-one", kind: "percent", amount: 10, hasFreeShipping: false, minMinor: 0 },
    ...{ expiresAt: null, usageLimit: 1, isIndividual: false, excludesSale: false },
  })
  const sessionOf = async (visitor: Visitor) => {
    const page = await visitor.visit("/en/checkout/")
    const nonce = fieldsOf(page, "form.checkout_coupon")["security"] ?? ""
    return visitor.post("/en/checkout/", { apply_coupon: "1", coupon_code: "only-one", security: nonce })
  }
  await sessionOf(first)
  const card = { "wcpay-payment-method": await takeCard(first, challenged) }
  const asked = splitHash((await orderByCard(first, await openCardForm(first), card))["redirect"])
  expect((await latestOrder(first)).coupons).toHaveLength(1)
  await changeState(first, Number(asked.orderId), "cancelled")
  const second = await newShopper()
  await sessionOf(second)
  const own = { "wcpay-payment-method": await takeCard(second) }
  expect(await orderByCard(second, await openCardForm(second), own)).toMatchObject({ result: "success" })
  expect((await latestOrder(second)).coupons).toHaveLength(1)

  const provider = openSimulation(shop)
  const intent = await provider.retrieveIntent(asked.intentId)
  await database
    .update(simulatedProvider)
    .set({ data: { ...intent, status: "succeeded" } })
    .where(eq(simulatedProvider.id, asked.intentId))
  const body = JSON.stringify({
    id: "evt_late",
    type: "payment_intent.succeeded",
    data: { object: { id: asked.intentId } },
  })
  const headers = { "Stripe-Signature": signWebhook(body, webhookSecret(shop), new Date()) }
  expect((await first.send("/webhooks/provider", { method: "POST", headers, body })).status).toBe(200)
  const given = await provider.retrieveIntent(asked.intentId)
  expect(given?.refunded).toBe(given?.amount)
})

describe("whoever pays another one's order", () => {
  const storesCard = { [saveField]: "true" }

  /** A customer's order that waits for its payment. */
  async function openOrder(visitor: Visitor) {
    const fields = await openCardForm(visitor)
    await orderByCard(visitor, fields, { "wcpay-payment-method": await takeCard(visitor, declined) })
    const order = await latestOrder(visitor)
    return { ...order, page: `/en${orderPayPath(order.id, order.key)}` }
  }

  test("is refused with a login of their own", async () => {
    const [owner, other] = [await becomeCustomer(newVisitor()), await becomeCustomer(newVisitor())]
    const { id, page, billing } = await openOrder(owner)
    expect((await other.get(page)).status).toBe(403)
    const card = { "wcpay-payment-method": await takeCard(other), ...storesCard }
    const form = { woocommerce_pay: "1", email: billing.email, ...card }
    expect((await other.post(page, form)).status).toBe(403)
    expect(await latestOrder(other)).toMatchObject({ id, state: "pending" })
  })

  test("saves no card as a guest, neither by the page nor by sending the field", async () => {
    const [owner, guest] = [await becomeCustomer(newVisitor()), newVisitor()]
    const { id, page, billing, customerId } = await openOrder(owner)
    await guest.visit(page)
    const asked = await guest.post(page, { email: billing.email })
    expect(asked.page.querySelector(`[name="${saveField}"]`)).toBeNull()
    const form = fieldsOf(asked, "form#order_review")
    const paid = await guest.post(page, { ...form, "wcpay-payment-method": await takeCard(guest), ...storesCard })
    expect(paid.status).toBe(303)
    const { database } = await probe.open(guest)
    expect(
      await database
        .select()
        .from(savedCards)
        .where(eq(savedCards.customerId, customerId ?? 0)),
    ).toEqual([])
    expect(await readIntent(guest, id)).toMatchObject({ status: "succeeded", customer: null })
  })

  test("pays a guest's order with a saved card, as the customer that the card belongs to", async () => {
    const visitor = await becomeCustomer(newVisitor())
    await orderByCard(visitor, await openCardForm(visitor), {
      ...storesCard,
      "wcpay-payment-method": await takeCard(visitor),
    })
    const guest = await newShopper()
    const { id, page, billing } = await openOrder(guest)
    const asked = await visitor.post(page, { email: billing.email })
    expect(asked.page.querySelector(`[name="${saveField}"]`)).toBeNull()
    const form = fieldsOf(asked, "form#order_review")
    expect(form[tokenField]).toMatch(/^\d+$/)
    expect((await visitor.post(page, form)).status).toBe(303)
    const { database } = await probe.open(visitor)
    const [own] = await database.select().from(savedCards).orderBy(desc(savedCards.id))
    const [customer] = await database
      .select()
      .from(providerCustomers)
      .where(eq(providerCustomers.customerId, own?.customerId ?? 0))
    expect(await readIntent(visitor, id)).toMatchObject({ status: "succeeded", customer: customer?.providerId })
  })
})

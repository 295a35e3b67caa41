import { signWebhook } from "@ringside/simulated-provider"
import { eq } from "drizzle-orm"
import { describe, expect, test } from "vitest"
import { shopFeatures } from "../../app.ts"
import { addByLink } from "../../testing/cart.ts"
import {
  answerQuestion,
  createProbe,
  openCardForm,
  orderByCard,
  splitHash,
  takeCard,
  sendStatus,
} from "../../testing/cards.ts"
import { useShop } from "../../testing/shop.ts"
import { readOrder } from "../orders/readOrders.ts"
import { orders } from "../orders/schema.ts"
import { products } from "../catalogue/schema.ts"
import { webhookSecret } from "./cardMode.ts"
import { openSimulation } from "./provider.ts"
import { orderPayments, simulatedProvider } from "./schema.ts"

const probe = createProbe()
const { newVisitor } = useShop({ features: [...shopFeatures, probe.feature], log: () => undefined })

/** A shopper whose bank has been asked; nothing has been answered. */
async function askBank() {
  const visitor = newVisitor()
  await addByLink(visitor, 103)
  const card = { "wcpay-payment-method": await takeCard(visitor, "4000002760003184") }
  const asked = await orderByCard(visitor, await openCardForm(visitor), card)
  const hash = splitHash(asked["redirect"])
  const shop = await probe.open(visitor)
  return { visitor, hash, shop, orderId: Number(hash.orderId), provider: openSimulation(shop) }
}

let events = 0

/** Sends a message as the provider does. */
async function send(shopper: Awaited<ReturnType<typeof askBank>>, type: string, changes: Changes = {}) {
  const { shop, visitor, hash } = shopper
  events += 1
  const { id = `evt_test_${String(events)}`, secret = webhookSecret(shop), ageMs = 0, object = {} } = changes
  const body = JSON.stringify({ id, type, data: { object: { id: hash.intentId, ...object } } })
  const signature = signWebhook(body, secret, new Date(Date.now() - ageMs))
  const answer = await visitor.send("/webhooks/provider", {
    method: "POST",
    headers: { "Stripe-Signature": signature },
    body,
  })
  return answer.status
}

interface Changes {
  readonly id?: string
  readonly secret?: string
  readonly ageMs?: number
  readonly object?: object
}

/** Lets the bank agree without a message to the shop, as when it is still on its way. */
async function completeSilently({ shop, hash, provider }: Awaited<ReturnType<typeof askBank>>, amount?: number) {
  const intent = await provider.retrieveIntent(hash.intentId)
  await shop.database
    .update(simulatedProvider)
    .set({ data: { ...intent, status: "succeeded", ...(amount !== undefined && { amount }) } })
    .where(eq(simulatedProvider.id, hash.intentId))
}

async function readState({ shop, orderId, provider, hash }: Awaited<ReturnType<typeof askBank>>) {
  const order = await readOrder(shop.database, orderId)
  const [payment] = await shop.database.select().from(orderPayments).where(eq(orderPayments.intentId, hash.intentId))
  const intent = await provider.retrieveIntent(hash.intentId)
  return { state: order?.state, isPaid: payment?.paidAt !== null, refunded: intent?.refunded }
}

const paid = { state: "processing", isPaid: true, refunded: 0 }
const unpaid = { state: "pending", isPaid: false, refunded: 0 }

describe("a message of the provider's", () => {
  test("that comes twice pays once", async () => {
    const shopper = await askBank()
    await completeSilently(shopper)
    expect(await readState(shopper)).toEqual(unpaid)
    const statuses = [
      await send(shopper, "payment_intent.succeeded", { id: "evt_same" }),
      await send(shopper, "payment_intent.succeeded", { id: "evt_same" }),
    ]
    expect(statuses).toEqual([200, 200])
    expect(await readState(shopper)).toEqual(paid)
  })

  test("that arrives after the browser's own report changes nothing", async () => {
    const shopper = await askBank()
    await completeSilently(shopper)
    expect((await sendStatus(shopper.visitor, shopper.hash)).json()).toHaveProperty("return_url")
    await send(shopper, "payment_intent.succeeded")
    expect(await readState(shopper)).toEqual(paid)
  })

  test("that comes too early, or in the wrong order, is believed only as the payment stands", async () => {
    const shopper = await askBank()
    await send(shopper, "payment_intent.succeeded")
    expect(await readState(shopper)).toEqual(unpaid)
    await completeSilently(shopper)
    await send(shopper, "payment_intent.succeeded")
    await send(shopper, "payment_intent.requires_action")
    await send(shopper, "payment_intent.payment_failed")
    expect(await readState(shopper)).toEqual(paid)
  })

  test.each([
    ["another secret", { secret: "whsec_other" }],
    ["an age of six minutes", { ageMs: 6 * 60_000 }],
    ["a time to come", { ageMs: -6 * 60_000 }],
  ])("with %s is refused", async (_, changes) => {
    const shopper = await askBank()
    await completeSilently(shopper)
    expect(await send(shopper, "payment_intent.succeeded", changes)).toBe(400)
    expect(await readState(shopper)).toEqual(unpaid)
  })

  test("of an unknown payment is taken, and does nothing", async () => {
    const shopper = await askBank()
    expect(await send(shopper, "payment_intent.succeeded", { object: { id: "pi_unknown" } })).toBe(200)
    expect(await send(shopper, "payment_intent.succeeded", { object: { id: 7 } })).toBe(200)
    expect(await readState(shopper)).toEqual(unpaid)
  })

  test("of a refund has the order refunded", async () => {
    const shopper = await askBank()
    await answerQuestion(shopper.visitor, shopper.hash, "complete")
    expect(await readState(shopper)).toEqual(paid)
    const { provider, hash } = shopper
    await provider.refund(hash.intentId, 100)
    expect(await readState(shopper)).toEqual({ ...paid, refunded: 100 })
    await provider.refund(hash.intentId)
    expect(await readState(shopper)).toMatchObject({ state: "refunded", isPaid: true })
  })
})

describe("a payment that can't pay its order is given back", () => {
  test("because its amount is not the order's", async () => {
    const shopper = await askBank()
    await completeSilently(shopper, 1)
    await send(shopper, "payment_intent.succeeded")
    expect(await readState(shopper)).toEqual({ state: "pending", isPaid: false, refunded: 1 })
    expect((await sendStatus(shopper.visitor, shopper.hash)).json()).toMatchObject({
      error: { message: expect.stringContaining("devuelto") as string },
    })
  })

  test("because the order was cancelled meanwhile and its pieces are gone", async () => {
    const shopper = await askBank()
    const { shop, orderId, hash } = shopper
    await shop.database.update(orders).set({ state: "cancelled", holdsStock: false }).where(eq(orders.id, orderId))
    const [before] = await shop.database.select().from(products).where(eq(products.id, 103))
    await shop.database.update(products).set({ stock: 0 }).where(eq(products.id, 103))
    await completeSilently(shopper)
    await send(shopper, "payment_intent.succeeded")
    await shop.database
      .update(products)
      .set({ stock: before?.stock ?? 9 })
      .where(eq(products.id, 103))
    const state = await readState(shopper)
    expect(state).toMatchObject({ state: "cancelled", isPaid: false })
    expect(state.refunded).toBeGreaterThan(0)
    // A second message gives nothing back twice.
    await send(shopper, "payment_intent.succeeded")
    const intent = await shopper.provider.retrieveIntent(hash.intentId)
    expect(intent?.refunded).toBe(intent?.amount)
  })
})

import type { Intent } from "@ringside/simulated-provider"
import { and, eq, gt, inArray, notInArray } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { readNumber } from "../../endpoints/form.ts"
import type { Shop } from "../../shop.ts"
import { keepCustomer } from "../basket/customer.ts"
import { lockBasket } from "../basket/rows.ts"
import { basketLines } from "../basket/schema.ts"
import { basketCoupons } from "../coupons/schema.ts"
import { changeOrderState } from "../orders/changeOrderState.ts"
import { createPlacedEmails } from "../orders/orderEmails.ts"
import { readOrder, type Order } from "../orders/readOrders.ts"
import { orders } from "../orders/schema.ts"
import { keepEmails } from "../outbox/outbox.ts"
import { createOrderReference } from "./orderReference.ts"
import type { OpenProvider } from "./port.ts"
import { isPriceOf } from "./providerPrice.ts"
import { addSavedCard } from "./savedCards.ts"
import { orderPayments } from "./schema.ts"

/** The result for a payment: it pays its order, now or already; or it can't, and it was refunded. */
export type Settlement = "pays" | "given-back" | "unknown"

interface SettleOptions {
  readonly shop: Shop
  readonly database: Database
  readonly open: OpenProvider
  readonly intent: Intent
}

/**
 * Assigns a succeeded payment to its order, once, whoever reports it first. An order accepts one payment of its own amount. Any other
 * payment is refunded: of another amount, a second one, or one for an order whose items have been sold in the meantime. So no money stays
 * without an order.
 */
export function settlePayment({ shop, database, open, intent }: SettleOptions): Promise<Settlement> {
  const now = new Date(shop.clock())
  return database.transaction(async (transaction) => {
    const provider = open(transaction)
    const orderId = readNumber(intent.metadata["orderId"])
    await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for("update")
    const order = await readOrder(transaction, orderId)
    if (intent.status !== "succeeded" || !order) return "unknown"
    const payment = await findPayment(transaction, order, intent, now)
    if (!payment) return "unknown"
    if (payment.paidAt) return "pays"
    if (intent.refunded > 0) return "given-back"
    if (!isPriceOf(intent, order) || !(await prepare(transaction, order, now))) {
      await provider.refund(intent.id)
      shop.log({ event: "payment-given-back", order: order.id })
      return "given-back"
    }
    await transaction.update(orderPayments).set({ paidAt: now }).where(eq(orderPayments.intentId, intent.id))
    if (payment.savesCard && order.customerId !== null) {
      await addSavedCard(transaction, provider, {
        customerId: order.customerId,
        paymentMethod: intent.paymentMethod,
        now,
      })
    }
    return "pays"
  })
}

/**
 * Finds the payment of an order. A payment whose answer was lost, because the provider couldn't be reached or the shop crashed, was never
 * recorded: it is recorded now if the provider says that it belongs to this order. So is one whose message arrives before its answer.
 */
async function findPayment(transaction: Database, order: Order, intent: Intent, now: Date) {
  const [known] = await transaction.select().from(orderPayments).where(eq(orderPayments.intentId, intent.id))
  if (known) return known.orderId === order.id ? known : undefined
  if (intent.metadata["reference"] !== createOrderReference(order)) return undefined
  const [lost] = await transaction
    .insert(orderPayments)
    .values({
      intentId: intent.id,
      orderId: order.id,
      createdAt: now,
      savesCard: intent.metadata["savesCard"] === "true",
    })
    .returning()
  return lost
}

/** Whether the session has a later order, which is paid or may still be paid. */
async function isReplaced(transaction: Database, { id, sessionId }: Order): Promise<boolean> {
  const later = and(
    eq(orders.sessionId, sessionId),
    gt(orders.id, id),
    notInArray(orders.state, ["cancelled", "refunded"]),
  )
  return (await transaction.$count(orders, later)) > 0
}

/**
 * Starts the processing of an order. A cancelled order is restored if its items are still available, and its shopper hasn't ordered again.
 * Returns false if that is impossible.
 */
async function prepare(transaction: Database, order: Order, now: Date): Promise<boolean> {
  if (!["pending", "failed", "cancelled"].includes(order.state)) return false
  if (order.state === "cancelled" && (await isReplaced(transaction, order))) return false
  const changed = await changeOrderState(transaction, { id: order.id, to: "processing", now })
  if (changed.kind !== "changed") return false
  const toShop = createPlacedEmails(changed.order, now).filter(({ kind }) => kind === "new-order")
  await keepEmails(transaction, toShop)
  await removeOrdered(transaction, order)
  return true
}

/** Removes the pieces of an order from its basket. Those that were added while the bank's challenge was open stay. */
async function removeOrdered(transaction: Database, { sessionId, items, coupons }: Order): Promise<void> {
  await lockBasket(transaction, sessionId)
  const ofSession = eq(basketLines.sessionId, sessionId)
  const lines = await transaction.select().from(basketLines).where(ofSession)
  let hasMore = false
  for (const { key, productId, variationId, quantity, removedAt } of lines) {
    const item = items.find((one) => one.productId === productId && one.variationId === variationId)
    const left = removedAt === null ? quantity - (item?.quantity ?? 0) : 0
    hasMore ||= left > 0
    const line = and(ofSession, eq(basketLines.key, key))
    if (left <= 0) await transaction.delete(basketLines).where(line)
    else if (left < quantity) await transaction.update(basketLines).set({ quantity: left }).where(line)
  }
  const codes = coupons.map(({ code }) => code)
  const used = hasMore ? inArray(basketCoupons.code, codes) : undefined
  await transaction.delete(basketCoupons).where(and(eq(basketCoupons.sessionId, sessionId), used))
  if (!hasMore) await keepCustomer(transaction, sessionId, { rate: "", note: "" })
}

import { and, asc, eq, inArray, isNotNull, lte } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { lockCoupons, readCoupon } from "../coupons/coupons.ts"
import { keepEmails, listEmails } from "../outbox/outbox.ts"
import { createStateEmails } from "./orderEmails.ts"
import { keepsStock, nextStates, selectDeadline, type OrderState } from "./orderStates.ts"
import { readOrder, type Order } from "./readOrders.ts"
import { orders } from "./schema.ts"
import { returnStock, takeStock } from "./takeStock.ts"

/**
 * The result of changing an order's state. A cancelled or failed order can't be reopened if the stock is too low (`not-enough`), or if one
 * of its coupons has been used up since (`coupon-used`).
 */
export type ChangeOrderResult =
  | { readonly kind: "changed"; readonly order: Order }
  | { readonly kind: "refused"; readonly reason: "unknown" | "not-allowed" | "not-enough" | "coupon-used" }

/**
 * Changes an order's state, takes or returns its stock, and queues the customer's e-mail, in one transaction. `from` is the state that the
 * caller saw: the change is refused if the order has another state by now.
 */
export function changeOrderState(
  database: Database,
  change: { readonly id: number; readonly to: OrderState; readonly from?: OrderState; readonly now: Date },
): Promise<ChangeOrderResult> {
  const { id, to, from, now } = change
  return database.transaction(async (transaction) => {
    const [row] = await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for("update")
    const order = row && (await readOrder(transaction, id))
    if (!order) return { kind: "refused", reason: "unknown" }
    if (!nextStates(order.state).includes(to) || (from !== undefined && from !== order.state)) {
      return { kind: "refused", reason: "not-allowed" }
    }
    const holdsStock = keepsStock(to)
    if (!holdsStock && order.holdsStock) await returnStock(transaction, order.items)
    if (holdsStock && !order.holdsStock) {
      if (await hasUsedUpCoupon(transaction, order)) return { kind: "refused", reason: "coupon-used" }
      if ((await takeStock(transaction, order.items)).length > 0) return { kind: "refused", reason: "not-enough" }
    }
    const changed = { state: to, holdsStock, heldUntil: selectDeadline(to, now), changedAt: now }
    await transaction.update(orders).set(changed).where(eq(orders.id, id))
    const after = { ...order, ...changed }
    const sent = new Set((await listEmails(transaction, id)).map(({ kind }) => kind))
    await keepEmails(transaction, createStateEmails(after, { previous: order.state, sent, now }))
    return { kind: "changed", order: after }
  })
}

/** Whether other orders have used up a coupon of an order that doesn't count as a use itself. */
async function hasUsedUpCoupon(transaction: Database, { coupons }: Order): Promise<boolean> {
  const codes = coupons.map(({ code }) => code)
  await lockCoupons(transaction, codes)
  const current = await Promise.all(codes.map((code) => readCoupon(transaction, code)))
  return current.some((coupon) => typeof coupon?.usageLimit === "number" && coupon.timesUsed >= coupon.usageLimit)
}

/** Cancels up to 100 unpaid orders whose deadline has passed. */
export async function cancelOverdueOrders(database: Database, now: Date): Promise<void> {
  const overdue = await database
    .select({ id: orders.id, state: orders.state })
    .from(orders)
    .where(and(isNotNull(orders.heldUntil), lte(orders.heldUntil, now), inArray(orders.state, ["pending", "on-hold"])))
    .orderBy(asc(orders.id))
    .limit(100)
  for (const { id, state } of overdue) await changeOrderState(database, { id, from: state, to: "cancelled", now })
}

import { and, asc, eq, inArray, isNotNull, lte } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { keepEmails } from "../outbox/outbox.ts"
import { createStateEmails } from "./orderEmails.ts"
import { keepsStock, nextStates, selectDeadline, type OrderState } from "./orderStates.ts"
import { readOrder, type Order } from "./readOrders.ts"
import { orders } from "./schema.ts"
import { returnStock, takeStock } from "./takeStock.ts"

/** What came of changing an order's state. `not-enough`: it was cancelled, and its pieces have been sold since. */
export type ChangeOrderResult =
  | { readonly kind: "changed"; readonly order: Order }
  | { readonly kind: "refused"; readonly reason: "unknown" | "not-allowed" | "not-enough" }

/**
 * Gives an order another state, with all that follows from it: stock goes back or is taken again, the customer is written
 * to. `from` is the state that whoever asks has seen; another one by now refuses the change.
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
    if (holdsStock && !order.holdsStock && (await takeStock(transaction, order.items)).length > 0) {
      return { kind: "refused", reason: "not-enough" }
    }
    const changed = { state: to, holdsStock, heldUntil: selectDeadline(to, now), changedAt: now }
    await transaction.update(orders).set(changed).where(eq(orders.id, id))
    const after = { ...order, ...changed }
    await keepEmails(transaction, createStateEmails(after, order.state, now))
    return { kind: "changed", order: after }
  })
}

/** Cancels the orders that have waited for their money for too long. */
export async function cancelOverdueOrders(database: Database, now: Date): Promise<void> {
  const overdue = await database
    .select({ id: orders.id, state: orders.state })
    .from(orders)
    .where(and(isNotNull(orders.heldUntil), lte(orders.heldUntil, now), inArray(orders.state, ["pending", "on-hold"])))
    .orderBy(asc(orders.id))
    .limit(100)
  for (const { id, state } of overdue) await changeOrderState(database, { id, from: state, to: "cancelled", now })
}

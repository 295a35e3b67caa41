import type { Intent } from "@ringside/simulated-provider"
import { eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { keepCustomer } from "../basket/customer.ts"
import { basketLines } from "../basket/schema.ts"
import { basketCoupons } from "../coupons/schema.ts"
import { changeOrderState } from "../orders/changeOrderState.ts"
import { createPlacedEmails } from "../orders/orderEmails.ts"
import { readOrder } from "../orders/readOrders.ts"
import { keepEmails } from "../outbox/outbox.ts"
import { providerPrice } from "./providerPrice.ts"
import { readNumber } from "../../endpoints/form.ts"

/**
 * Has an order prepared whose payment has succeeded, once, whoever tells of it first. A payment of another amount than the order's
 * pays nothing. An order that was cancelled meanwhile comes back, if its pieces are still there.
 */
export async function markPaid(database: Database, intent: Intent, now: Date): Promise<void> {
  const order = await readOrder(database, readNumber(intent.metadata["orderId"]))
  const price = order && providerPrice(order)
  const pays =
    intent.status === "succeeded" &&
    intent.amount === price?.amount &&
    intent.currency === price.currency &&
    intent.refunded === 0
  if (!order || !pays || !["pending", "failed", "cancelled"].includes(order.state)) return
  await database.transaction(async (transaction) => {
    const changed = await changeOrderState(transaction, { id: order.id, to: "processing", now })
    if (changed.kind !== "changed") return
    const toShop = createPlacedEmails(changed.order, now).filter(({ kind }) => kind === "new-order")
    await keepEmails(transaction, toShop)
    await transaction.delete(basketLines).where(eq(basketLines.sessionId, order.sessionId))
    await transaction.delete(basketCoupons).where(eq(basketCoupons.sessionId, order.sessionId))
    await keepCustomer(transaction, order.sessionId, { rate: "", note: "" })
  })
}

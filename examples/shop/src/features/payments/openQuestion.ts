import type { Intent } from "@ringside/simulated-provider"
import { and, desc, eq, gt } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import type { Visit } from "../../visit.ts"
import { orders } from "../orders/schema.ts"
import { providerOf } from "./provider.ts"
import { orderPayments } from "./schema.ts"

/**
 * For this long after a bank's challenge started, another card and another order of the shopper wait, since the challenge may be answered
 * in another tab. An older challenge counts as abandoned, and the new payment replaces it.
 */
const answeringMs = 60_000

/** Whether the shopper may still be answering the challenge of a payment that started at `begunAt`. */
export function isBeingAnswered({ status }: Pick<Intent, "status">, begunAt: Date, now: Date): boolean {
  return status === "requires_action" && now.getTime() - begunAt.getTime() < answeringMs
}

/** Creates the check whether an order of the visit's session is being paid in another tab. */
export function createBeingPaidCheck({ shop, session }: Visit): (database: Database) => Promise<boolean> {
  return async (database) => {
    const now = new Date(shop.clock())
    const since = new Date(now.getTime() - answeringMs)
    const [latest] = await database
      .select({ intentId: orderPayments.intentId, createdAt: orderPayments.createdAt })
      .from(orderPayments)
      .innerJoin(orders, eq(orders.id, orderPayments.orderId))
      .where(and(eq(orders.sessionId, session.id), eq(orders.state, "pending"), gt(orderPayments.createdAt, since)))
      .orderBy(desc(orderPayments.createdAt))
      .limit(1)
    const intent = latest && (await providerOf(shop, database).retrieveIntent(latest.intentId))
    return intent ? isBeingAnswered(intent, latest.createdAt, now) : false
  }
}

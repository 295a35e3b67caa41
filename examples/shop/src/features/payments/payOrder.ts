import type { Intent } from "@ringside/simulated-provider"
import { desc, eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import type { Visit } from "../../visit.ts"
import { readOrder, type Order } from "../orders/readOrders.ts"
import { orders } from "../orders/schema.ts"
import { providerPrice } from "./providerPrice.ts"
import { providerOf } from "./provider.ts"
import { orderPayments } from "./schema.ts"
import { paymentsTexts } from "./texts.ts"

/** What came of charging a card for an order. */
export type PayResult =
  | { readonly kind: "paid"; readonly redirect: string }
  /** The bank asks the shopper: the hash goes to the page that they are on. */
  | { readonly kind: "confirm"; readonly hash: string }
  | { readonly kind: "declined"; readonly message: string }

/** The gateway of cards. */
export const cardGateway = "woocommerce_payments"

/** The action of the nonce in a confirmation hash. */
export function statusNonceAction(orderId: number): string {
  return `update-order-status-${String(orderId)}`
}

/** Charges the card of a posted form. One order is charged once, also from two tabs: the second waits, and finds it paid. */
export function payOrder(visit: Visit, orderId: number, fields: ReadonlyMap<string, string>): Promise<PayResult> {
  const { shop, links, language, session } = visit
  const words = paymentsTexts[language]
  return shop.database.transaction(async (transaction) => {
    await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for("update")
    const order = await readOrder(transaction, orderId)
    if (!order) return { kind: "declined", message: words.unknownOrder }
    const received = links.absolute(links.orderReceived(order.id, order.key))
    if (!isPayable(order)) return { kind: "paid", redirect: received }
    const paymentMethod = fields.get("wcpay-payment-method") ?? ""
    if (!/^pm_\w{1,80}$/.test(paymentMethod)) {
      return { kind: "declined", message: fields.get("wcpay-payment-method-error-message") || words.noCard }
    }
    const intent = await createIntent(visit, transaction, order, paymentMethod)
    if (intent.status === "succeeded") return { kind: "paid", redirect: received }
    if (intent.status !== "requires_action") {
      return { kind: "declined", message: translateError(intent, language) || words.declined }
    }
    const nonce = shop.nonces.issue(statusNonceAction(order.id), session.id)
    return { kind: "confirm", hash: `#wcpay-confirm-pi:${String(order.id)}:${intent.clientSecret}:${nonce}` }
  })
}

/** Whether an order waits for its card. */
export function isPayable({ state, paymentMethod }: Pick<Order, "state" | "paymentMethod">): boolean {
  return paymentMethod === cardGateway && (state === "pending" || state === "failed")
}

/** A payment that was begun with another card is called off first: nobody pays twice. */
async function createIntent(visit: Visit, transaction: Database, order: Order, paymentMethod: string): Promise<Intent> {
  const { shop } = visit
  const provider = providerOf(shop, transaction)
  const [latest] = await transaction
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.orderId, order.id))
    .orderBy(desc(orderPayments.createdAt))
    .limit(1)
  const earlier = latest && (await provider.retrieveIntent(latest.intentId))
  if (earlier && earlier.paymentMethod !== paymentMethod) await provider.cancelIntent(earlier.id)
  const intent = await provider.createPaymentIntent(
    {
      ...providerPrice(order),
      paymentMethod,
      metadata: { orderId: String(order.id) },
    },
    `order-${String(order.id)}-${paymentMethod}`,
  )
  await transaction
    .insert(orderPayments)
    .values({ intentId: intent.id, orderId: order.id, createdAt: new Date(shop.clock()) })
    .onConflictDoNothing()
  return intent
}

/** The provider's error in the shopper's language, where the shop has words of its own for it. */
export function translateError({ lastError }: Intent, language: Visit["language"]): string {
  const code = lastError?.decline_code ?? lastError?.code ?? ""
  const own: Readonly<Partial<Record<string, string>>> = paymentsTexts[language].errors
  return own[code] ?? lastError?.message ?? ""
}

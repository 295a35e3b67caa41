import type { Context } from "hono"
import { and, eq } from "drizzle-orm"
import { readNumber } from "../../endpoints/form.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { readOrder } from "../orders/readOrders.ts"
import { markPaid } from "./markPaid.ts"
import { statusNonceAction, translateError } from "./payOrder.ts"
import { providerOf } from "./provider.ts"
import { orderPayments } from "./schema.ts"
import { paymentsTexts } from "./texts.ts"

/** `action=update_order_status`: the browser says that a payment was confirmed, and the shop looks for itself. */
export async function updateOrderStatus(
  context: Context<ShopEnv>,
  visit: Visit,
  form: ReadonlyMap<string, string>,
): Promise<Response> {
  const { shop, session, language, links } = visit
  const words = paymentsTexts[language]
  const orderId = readNumber(form.get("order_id"))
  const refuse = (message: string) => context.json({ error: { message } })
  if (!shop.nonces.isValid(form.get("_ajax_nonce") ?? "", statusNonceAction(orderId), session.id))
    return refuse(words.badNonce)
  const intentId = form.get("intent_id") ?? ""
  const [known] = await shop.database
    .select()
    .from(orderPayments)
    .where(and(eq(orderPayments.orderId, orderId), eq(orderPayments.intentId, intentId)))
  const intent = known && (await providerOf(shop).retrieveIntent(intentId))
  const order = await readOrder(shop.database, orderId)
  if (!intent || !order) return refuse(words.mismatch)
  if (intent.status !== "succeeded") return refuse(translateError(intent, language) || words.declined)
  await markPaid(shop.database, intent, new Date(shop.clock()))
  return context.json({ return_url: links.absolute(links.orderReceived(order.id, order.key)) })
}

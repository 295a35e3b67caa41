import type { Context } from "hono"
import { and, eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { readNumber } from "../../endpoints/form.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { readOrder } from "../orders/readOrders.ts"
import { declineLimitOf, statusNonceAction, translateError } from "./payOrder.ts"
import { reachProvider } from "./port.ts"
import { providerOf } from "./provider.ts"
import { orderPayments } from "./schema.ts"
import { settlePayment } from "./settlePayment.ts"
import { paymentsTexts } from "./texts.ts"
import { orderReceivedPath } from "../orders/paths.ts"

/** `action=update_order_status`: the browser reports a confirmed payment, and the shop checks it with the provider. */
export async function updateOrderStatus(
  context: Context<ShopEnv>,
  visit: Visit,
  form: ReadonlyMap<string, string>,
): Promise<Response> {
  const { shop, session, language } = visit
  const words = paymentsTexts[language]
  const refuse = (message: string): object => ({ error: { message } })
  const orderId = readNumber(form.get("order_id"))
  const isOurs = shop.nonces.isValid(form.get("_ajax_nonce") ?? "", statusNonceAction(orderId), session.id)
  if (!isOurs) return context.json(refuse(words.badNonce))
  const answer = await reachProvider(
    () => lookUp(visit, orderId, form.get("intent_id") ?? ""),
    () => refuse(words.unreachable),
  )
  return context.json(answer)
}

/** A card that is declined after the bank's challenge counts like one that is declined at once. */
function countDecline({ shop, browserSession, sender }: Visit): void {
  const started = declineLimitOf(shop).start(browserSession.id, sender)
  if (started.kind === "started") started.end(true)
}

async function lookUp(visit: Visit, orderId: number, intentId: string): Promise<object> {
  const { shop, language, links } = visit
  const { database } = shop
  const words = paymentsTexts[language]
  const refuse = (message: string) => ({ error: { message } })
  const [known] = await database
    .select()
    .from(orderPayments)
    .where(and(eq(orderPayments.orderId, orderId), eq(orderPayments.intentId, intentId)))
  const open = (own: Database) => providerOf(shop, own)
  const intent = known && (await open(database).retrieveIntent(intentId))
  const order = await readOrder(database, orderId)
  if (!intent || !order) return refuse(words.mismatch)
  if (intent.status === "processing") return refuse(words.beingPaid)
  if (intent.status === "requires_payment_method") countDecline(visit)
  if (intent.status !== "succeeded") return refuse(translateError(intent, language) || words.declined)
  const settled = await settlePayment({ shop, database, open, intent })
  if (settled !== "pays") return refuse(words.givenBack)
  declineLimitOf(shop).forget(visit.browserSession.id)
  return { return_url: links.absolute(links.to(orderReceivedPath(order.id, order.key))) }
}

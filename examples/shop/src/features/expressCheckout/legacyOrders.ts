import type { Context } from "hono"
import { readForm, readNumber } from "../../endpoints/form.ts"
import { html, markupOf } from "../../html/html.ts"
import { writeBasketCookies } from "../../session/cookies.ts"
import { formatPrice } from "../../texts/money.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { isFromUs } from "../basket/couponActions.ts"
import { respondAjax } from "../basket/fragments.ts"
import { readOwnBasket } from "../basket/readBasket.ts"
import { faultMessages } from "../checkout/faultList.ts"
import { checkoutNonceAction, submitCheckout } from "../checkout/submitCheckout.ts"
import { checkoutTexts } from "../checkout/texts.ts"
import { plainFault } from "../checkout/validateCheckout.ts"
import { findOrderOf } from "../orders/placeOrder.ts"
import { isPlaced } from "../orders/orderStates.ts"
import { isPlacedBy, readOrder, type Order } from "../orders/readOrders.ts"
import { createPaymentKey } from "../payments/paymentKey.ts"
import { isPayable, payOrder } from "../payments/payOrder.ts"
import { askToWait } from "../payments/askToWait.ts"
import { isPriceOf } from "../payments/providerPrice.ts"
import { readAgreedPrice } from "./agreedPrice.ts"
import { expressNonceActions } from "./expressNonces.ts"
import { expressTexts } from "./texts.ts"
import { orderReceivedPath } from "../orders/paths.ts"

type Fields = ReadonlyMap<string, string>

/** `/?wc-ajax=wcpay_ece_create_order`: places and pays an order of the shopper's own basket. Source: express-checkout contract §4.4. */
export async function createLegacyOrder(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { shop, session, language } = visit
  const fields = await readForm(context)
  const words = expressTexts[language]
  if (!isFromUs(fields.get("_wpnonce"), expressNonceActions.checkout, visit)) return fail(context, words.badNonce)
  const key = createPaymentKey(session.id, fields)
  const form = new Map([
    ...fields,
    ["woocommerce-process-checkout-nonce", shop.nonces.issue(checkoutNonceAction, session.id)],
  ])
  const rate = fields.get("shipping_method[]")
  if (rate !== undefined) form.set("shipping_method[0]", rate)
  const agreedPrice = readAgreedPrice((name) => fields.get(name))
  const result = await submitCheckout(visit, form, { paymentKey: key, agreedPrice })
  if (result.kind === "refused") {
    if (result.isChanged) context.status(409)
    return respondAjax(context, { result: "failure", messages: markupOf(faultMessages(result.faults)) })
  }
  // An empty basket can mean that the order was placed and its answer was lost.
  const earlier = key === undefined ? undefined : await findOrderOf(shop.database, session.id, key)
  const order = result.kind === "placed" ? result.order : earlier
  return order ? pay(context, order, fields) : fail(context, checkoutTexts[language].fault.expired)
}

/** `/?wc-ajax=wcpay_ece_pay_for_order`: pays an existing order, for the session or the customer that placed it. */
export async function payLegacyOrder(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const fields = await readForm(context)
  const words = expressTexts[visit.language]
  if (!isFromUs(fields.get("_wpnonce"), expressNonceActions.pay_for_order, visit)) return fail(context, words.badNonce)
  const order = await readOrder(visit.shop.database, readNumber(fields.get("order")))
  if (!order || !(await isTheirs(order, visit))) return fail(context, words.badOrder)
  const agreed = readAgreedPrice((name) => fields.get(name))
  if (isPayable(order) && agreed && !isPriceOf(agreed, order)) {
    context.status(409)
    return fail(context, words.orderChanged(formatPrice(order.totalMinor, visit.language, order.currency)))
  }
  return pay(context, order, fields)
}

async function isTheirs(order: Order, visit: Visit): Promise<boolean> {
  if (isPlacedBy(order, visit.session.id)) return true
  return order.customerId !== null && (await visit.readCustomer())?.id === order.customerId
}

async function pay(context: Context<ShopEnv>, order: Order, fields: Fields): Promise<Response> {
  const { visit } = context.var
  const { links } = visit
  const received = links.absolute(links.to(orderReceivedPath(order.id, order.key)))
  if (isPlaced(order.state)) return respondAjax(context, { result: "success", redirect: received })
  const paid = await payOrder(visit, order.id, fields)
  if (paid.kind === "declined") {
    askToWait(context, paid.waitSeconds)
    return fail(context, paid.message)
  }
  // Pieces that were added during the payment are still in the basket.
  if (paid.kind === "paid") writeBasketCookies(context, await readOwnBasket(context.var.visit))
  return respondAjax(context, { result: "success", redirect: paid.kind === "paid" ? paid.redirect : paid.hash })
}

function fail(context: Context<ShopEnv>, message: string): Response {
  return respondAjax(context, { result: "failure", messages: markupOf(html`${faultMessages([plainFault(message)])}`) })
}

import type { Context } from "hono"
import { readForm } from "../../endpoints/form.ts"
import { markupOf } from "../../html/html.ts"
import { noticeHtml } from "../../html/notices.ts"
import { writeBasketCookies } from "../../session/cookies.ts"
import { storableText } from "../../texts/storableText.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { logIn } from "../accounts/login.ts"
import { lineConflict } from "../basket/conflicts.ts"
import { dropRefusedCoupons, isFromUs } from "../basket/couponActions.ts"
import { keepCustomer, readCustomer } from "../basket/customer.ts"
import { respondAjax } from "../basket/fragments.ts"
import { readBasket, readOwnBasket } from "../basket/readBasket.ts"
import { refusalText } from "../basket/refusalText.ts"
import { nextAttempt } from "../orders/placeOrder.ts"
import type { Order } from "../orders/readOrders.ts"
import { readCardChoice } from "../payments/cardBox.ts"
import { askToWait } from "../payments/askToWait.ts"
import { isPayable, payOrder } from "../payments/payOrder.ts"
import { customerOf, readCheckoutForm } from "./checkoutForm.ts"
import { createEmptyNotice } from "./emptyNotice.ts"
import { faultMessages } from "./faultList.ts"
import { payment, reviewTable } from "./orderReview.ts"
import { keepIfExpired, submitCheckout } from "./submitCheckout.ts"
import { plainFault } from "./validateCheckout.ts"
import { orderReceivedPath } from "../orders/paths.ts"

/** The address fields of `update_order_review`, by those of the form. */
const addressNames = {
  country: "country",
  state: "state",
  postcode: "postcode",
  city: "city",
  address: "address_1",
  address_2: "address_2",
} as const

/** `/?wc-ajax=update_order_review`: stores the typed data so far and answers with the current order. */
export async function answerUpdateOrderReview(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { shop, session, language, currency } = visit
  const { database } = shop
  const fields = await readForm(context)
  const form = readCheckoutForm(readReviewFields(fields), await readCustomer(database, session.id))
  if (await keepIfExpired(visit, form)) return respondAjax(context, await createExpiredAnswer(visit))
  // A page with an expired nonce gets a new one by reloading.
  if (!isFromUs(fields.get("security"), "update-order-review", visit)) {
    return respondAjax(context, { result: "failure", messages: "", reload: true })
  }
  await keepCustomer(database, session.id, customerOf(form))
  const before = await readBasket(database, language, session.id, currency)
  const dropped = await dropRefusedCoupons(visit, before)
  const basket = dropped.length === 0 ? before : await readBasket(database, language, session.id, currency)
  const conflicts = basket.lines.flatMap((line) => {
    const refusal = lineConflict(line)
    return refusal ? [{ kind: "error", text: refusalText(refusal, visit.texts) } as const] : []
  })
  const messages = [...dropped, ...conflicts].map((notice) => markupOf(noticeHtml(notice))).join("")
  const parts = {
    form,
    attempt: await nextAttempt(database, session.id),
    faultFields: new Set<string>(),
    cards: await readCardChoice(visit, { becomesCustomer: true }),
    hasFreshSettings: true,
  }
  writeBasketCookies(context, basket)
  return respondAjax(context, {
    result: messages === "" ? "success" : "failure",
    // Each of these notices is an error.
    has_errors: messages !== "",
    messages,
    reload: false,
    fragments: {
      ".woocommerce-checkout-review-order-table": markupOf(reviewTable(basket, visit)),
      ".woocommerce-checkout-payment": markupOf(payment(basket, parts, visit)),
    },
  })
}

/** `/?wc-ajax=checkout`: places the order. */
export async function answerCheckout(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { links } = visit
  const fields = await readForm(context)
  const result = await submitCheckout(visit, fields)
  if (result.kind === "placed" && isPayable(result.order)) {
    if (result.newCustomer) await logIn(context, result.newCustomer)
    return answerCardOrder(context, result.order, fields)
  }
  if (result.kind !== "refused") writeBasketCookies(context, { count: 0, hash: "" })
  if (result.kind === "placed" && result.newCustomer) await logIn(context, result.newCustomer)
  if (result.kind === "placed") {
    const { id, key } = result.order
    const redirect = links.absolute(links.to(orderReceivedPath(id, key)))
    return respondAjax(context, { result: "success", redirect, order_id: id })
  }
  const messages = result.kind === "expired" ? noticeHtml(await createEmptyNotice(visit)) : faultMessages(result.faults)
  return respondAjax(context, {
    result: "failure",
    messages: markupOf(messages),
    refresh: result.kind === "refused" && result.isStale,
    reload: false,
  })
}

/** Places an order that is paid by card, which waits for its payment. */
async function answerCardOrder(
  context: Context<ShopEnv>,
  { id }: Order,
  fields: ReadonlyMap<string, string>,
): Promise<Response> {
  const paid = await payOrder(context.var.visit, id, fields)
  if (paid.kind === "declined") {
    askToWait(context, paid.waitSeconds)
    const messages = markupOf(faultMessages([plainFault(paid.message)]))
    return respondAjax(context, { result: "failure", messages, refresh: false, reload: false })
  }
  // Pieces that were added during the payment are still in the basket.
  if (paid.kind === "paid") writeBasketCookies(context, await readOwnBasket(context.var.visit))
  const redirect = paid.kind === "paid" ? paid.redirect : paid.hash
  return respondAjax(context, { result: "success", redirect, order_id: id })
}

/** Merges the form's own fields with those sent separately, which win. The second address counts only if it is requested. */
function readReviewFields(fields: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const form = new Map(new URLSearchParams(fields.get("post_data") ?? ""))
  const isElsewhere = form.has("ship_to_different_address")
  for (const [name, key] of Object.entries(addressNames)) {
    const [billing, shipping] = [fields.get(name), fields.get(`s_${name}`)]
    if (billing !== undefined) form.set(`billing_${key}`, billing)
    if (shipping !== undefined && isElsewhere) form.set(`shipping_${key}`, shipping)
  }
  for (const name of ["payment_method", "shipping_method[0]"]) {
    const value = fields.get(name)
    if (value !== undefined) form.set(name, value)
  }
  return new Map([...form].map(([name, value]) => [name, storableText(value)]))
}

/** The answer that replaces the form when there is nothing left to order. */
async function createExpiredAnswer(visit: Visit): Promise<object> {
  return { fragments: { "form.woocommerce-checkout": markupOf(noticeHtml(await createEmptyNotice(visit))) } }
}

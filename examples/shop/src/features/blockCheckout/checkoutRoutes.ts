import { isRecord } from "../../endpoints/storeApiBody.ts"
import { createError, type StoreApiAnswer } from "../../endpoints/storeApiErrors.ts"
import type { StoreApiRequest, StoreApiRoute } from "../../endpoints/storeApiRoute.ts"
import type { Visit } from "../../visit.ts"
import { keepCustomer, readCustomer } from "../basket/customer.ts"
import { cartAnswer } from "../basket/storeApiRoutes.ts"
import { customerOf, type CheckoutForm } from "../checkout/checkoutForm.ts"
import { repeatedMs } from "../checkout/emptyNotice.ts"
import { findNewCustomer, prepareAccount } from "../checkout/newAccount.ts"
import { explainRefusal } from "../checkout/submitCheckout.ts"
import { validateCheckout, type CheckoutFault } from "../checkout/validateCheckout.ts"
import { findLatestOrder, findOrderOf, placeOrder } from "../orders/placeOrder.ts"
import { isPlaced } from "../orders/orderStates.ts"
import type { Order } from "../orders/readOrders.ts"
import { createBeingPaidCheck } from "../payments/openQuestion.ts"
import { createPaymentKey } from "../payments/paymentKey.ts"
import { isPayable, payOrder } from "../payments/payOrder.ts"
import { checkoutTexts } from "../checkout/texts.ts"
import { readAttribution, readCustomerBody, readExpectedTotal, readPaymentData } from "./readBody.ts"
import { orderReceivedPath } from "../orders/paths.ts"

/** Store API routes of the checkout: read and update the draft order, place the order. */
export const checkoutRoutes: readonly StoreApiRoute[] = [
  { method: "GET", path: "/checkout", answer: (visit) => describeDraft(visit) },
  { method: "PUT", path: "/checkout", answer: updateDraft },
  { method: "POST", path: "/checkout", answer: submitOrder },
]

async function updateDraft(visit: Visit, { body }: StoreApiRequest): Promise<StoreApiAnswer> {
  const { shop, session } = visit
  const { note, paymentMethod } = readCustomerBody(body, await readCustomer(shop.database, session.id))
  await keepCustomer(shop.database, session.id, { note, paymentMethod })
  return describeDraft(visit)
}

async function describeDraft(visit: Visit): Promise<StoreApiAnswer> {
  const { shop, session } = visit
  const cart = await cartAnswer(visit, 200)
  const { note, paymentMethod } = await readCustomer(shop.database, session.id)
  const { billing_address, shipping_address } = isRecord(cart.body) ? cart.body : {}
  const body = {
    // The shop creates the order only when it is placed.
    order_id: 0,
    status: "checkout-draft",
    customer_note: note,
    customer_id: (await visit.readCustomer())?.id ?? 0,
    billing_address,
    shipping_address,
    payment_method: paymentMethod,
    payment_result: null,
    additional_fields: {},
    extensions: {},
    __experimentalCart: cart.body,
  }
  return { status: 200, body, basket: cart.basket }
}

async function submitOrder(visit: Visit, request: StoreApiRequest): Promise<StoreApiAnswer> {
  const { shop, session, language } = visit
  const { body, idempotencyKey } = request
  const before = await cartAnswer(visit, 200)
  const payment = readPaymentData(body)
  const seenTotalMinor = readExpectedTotal(body)
  if (before.basket.lines.length === 0) return repeatOrder(visit, idempotencyKey, payment)
  if (idempotencyKey !== "" && idempotencyKey !== before.basket.hash) return refuseChanged(visit)
  const form = await readEnteredForm(visit, body)
  const faults = validateCheckout(form, language)
  if (faults.length > 0) {
    await keepCustomer(shop.database, session.id, customerOf(form))
    return refuseFaults(faults)
  }
  const customer = await visit.readCustomer()
  const result = await placeOrder(shop.database, {
    language,
    currency: before.basket.currency,
    sessionId: session.id,
    ownerId: session === visit.browserSession ? undefined : visit.browserSession.id,
    paymentKey: createPaymentKey(session.id, payment),
    customerId: customer?.id ?? null,
    register: customer ? undefined : await prepareAccount(form, visit),
    isBeingPaid: createBeingPaidCheck(visit),
    customer: customerOf(form),
    attempt: "",
    agreed: "",
    // Compared again within the transaction: another tab may have changed the basket since.
    seenHash: idempotencyKey,
    seenTotalMinor,
    attribution: form.attribution,
    now: new Date(shop.clock()),
  })
  if (result.kind === "refused") {
    // Another tab placed the order first.
    if (result.reason === "empty") return repeatOrder(visit, idempotencyKey, payment)
    const [fault] = await explainRefusal(result, visit)
    if (result.reason === "being-paid") {
      return createError(400, "woocommerce_rest_checkout_process_payment_error", fault?.text ?? "")
    }
    const truth = await cartAnswer(visit, 200)
    const isDearer = result.reason === "changed" && result.basket.totalMinor > seenTotalMinor
    const code = result.reason === "payment" ? "payment_method_disabled" : isDearer ? "total_mismatch" : "cart_changed"
    const error = createError(409, `woocommerce_rest_checkout_${code}`, fault?.text ?? "", truth.body)
    return { ...error, basket: truth.basket }
  }
  const newCustomer = customer ? undefined : await findNewCustomer(form, result.order, visit)
  const pay = (payer: Visit) => payByCard(payer, result.order, payment)
  if (!newCustomer) return pay(visit)
  // Pay after the login: the login replaces the session, and the nonces of the payment must belong to the new one.
  return { status: 200, body: {}, newCustomer, afterLogin: pay }
}

async function readEnteredForm(visit: Visit, body: StoreApiRequest["body"]): Promise<CheckoutForm> {
  const { shop, session } = visit
  const entered = readCustomerBody(body, await readCustomer(shop.database, session.id))
  const isGuest = (await visit.readCustomer()) === undefined
  return {
    ...entered,
    // Only the form checks the terms: the Store API has no member for them.
    acceptsTerms: true,
    createsAccount: isGuest && body.create_account === true,
    password: typeof body.customer_password === "string" ? body.customer_password : "",
    attempt: "",
    agreed: "",
    attribution: readAttribution(body),
  }
}

/** Charges the card if the order awaits its payment, and answers with the placed order; 400 when the card is declined. */
export async function payByCard(
  visit: Visit,
  order: Order,
  fields: ReadonlyMap<string, string>,
): Promise<StoreApiAnswer> {
  const { links } = visit
  if (isPlaced(order.state)) return placed(order, links.absolute(links.to(orderReceivedPath(order.id, order.key))))
  const paid = await payOrder(visit, order.id, fields)
  if (paid.kind === "declined") {
    const { message, waitSeconds } = paid
    const error = createError(
      waitSeconds === undefined ? 400 : 429,
      "woocommerce_rest_checkout_process_payment_error",
      message,
    )
    return { ...error, waitSeconds }
  }
  return placed(order, paid.kind === "paid" ? paid.redirect : paid.hash)
}

/** Answers with the order already placed from a basket that is now empty: the first response was lost, or another tab sent it. */
async function repeatOrder(visit: Visit, key: string, fields: ReadonlyMap<string, string>): Promise<StoreApiAnswer> {
  const { shop, session, language, links } = visit
  const paymentKey = createPaymentKey(session.id, fields)
  const since = new Date(shop.clock() - repeatedMs)
  const sameBasket =
    key === "" ? undefined : await findLatestOrder(shop.database, session.id, { basketHash: key, since })
  const earlier = sameBasket ?? (paymentKey && (await findOrderOf(shop.database, session.id, paymentKey)))
  // An order that waits for its payment is paid, and one that has ended is no answer.
  if (earlier && isPayable(earlier)) return payByCard(visit, earlier, fields)
  if (earlier && isPlaced(earlier.state)) {
    return placed(earlier, links.absolute(links.to(orderReceivedPath(earlier.id, earlier.key))))
  }
  const truth = await cartAnswer(visit, 200)
  const error = createError(409, "woocommerce_rest_cart_empty", checkoutTexts[language].fault.expired, truth.body)
  return { ...error, basket: truth.basket }
}

async function refuseChanged(visit: Visit): Promise<StoreApiAnswer> {
  const truth = await cartAnswer(visit, 200)
  const refused = { kind: "refused", reason: "changed", basket: truth.basket } as const
  const [fault] = (await explainRefusal(refused, visit)).toReversed()
  const error = createError(409, "woocommerce_rest_checkout_cart_changed", fault?.text ?? "", truth.body)
  return { ...error, basket: truth.basket }
}

function refuseFaults(faults: readonly CheckoutFault[]): StoreApiAnswer {
  const message = faults.map(({ text }) => text).join(" ")
  const { status, body } = createError(400, "woocommerce_rest_invalid_address", message)
  const fields = faults.flatMap(({ field, text }) => (field === undefined ? [] : [[field, text] as const]))
  return { status, body: { ...body, additional_errors: [], fields: Object.fromEntries(fields) } }
}

/**
 * `redirect` is the gateway's. As on the platform, a hash is emptied in `redirect_url`, whose escaping takes its start for an unknown scheme;
 * the details have it unchanged.
 */
function placed(order: Order, redirect: string): StoreApiAnswer {
  const { email, ...billing } = order.billing
  return {
    status: 200,
    body: {
      order_id: order.id,
      status: order.state,
      order_key: order.key,
      customer_note: order.note,
      customer_id: order.customerId ?? 0,
      billing_address: { ...billing, email },
      shipping_address: order.shipping,
      payment_method: order.paymentMethod,
      payment_result: {
        payment_status: "success",
        payment_details: Object.entries({ result: "success", redirect }).map(([key, value]) => ({ key, value })),
        redirect_url: redirect.startsWith("#") ? "" : redirect,
      },
      extensions: {},
    },
  }
}

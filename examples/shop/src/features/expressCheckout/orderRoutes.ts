import { readNumber } from "../../endpoints/form.ts"
import { createError, type StoreApiAnswer } from "../../endpoints/storeApiErrors.ts"
import type { StoreApiRequest, StoreApiRoute } from "../../endpoints/storeApiRoute.ts"
import { formatPrice } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"
import { payByCard } from "../blockCheckout/checkoutRoutes.ts"
import { readPaymentData } from "../blockCheckout/readBody.ts"
import { readOrderByKey, type Order } from "../orders/readOrders.ts"
import { checkOrderEmail, emailWaitSeconds } from "../payments/orderEmail.ts"
import { isPayable } from "../payments/payOrder.ts"
import { paymentsTexts } from "../payments/texts.ts"
import { isPriceOf } from "../payments/providerPrice.ts"
import { readAgreedPrice } from "./agreedPrice.ts"
import { describeOrder } from "./describeOrder.ts"
import { expressTexts } from "./texts.ts"

/** The Store API's routes of existing orders. Source: express-checkout contract §4.1, §4.3. */
export const orderRoutes: readonly StoreApiRoute[] = [
  { method: "GET", path: "/order/:id", answer: readOrderToPay },
  { method: "POST", path: "/checkout/:id", answer: payForOrder },
]

async function readOrderToPay(visit: Visit, { params, query }: StoreApiRequest): Promise<StoreApiAnswer> {
  const proof = { key: query.get("key") ?? "", email: query.get("billing_email") ?? "" }
  const found = await findOrder(visit, params["id"], proof)
  return found.kind === "refused" ? found.answer : { status: 200, body: describeOrder(found.order, visit) }
}

/** Pays an order once: a repeated request gets the paid order. Addresses in the request are ignored. */
async function payForOrder(visit: Visit, { params, body }: StoreApiRequest): Promise<StoreApiAnswer> {
  const read = (name: string) => (typeof body[name] === "string" ? body[name] : "")
  const found = await findOrder(visit, params["id"], { key: read("key"), email: read("billing_email") })
  if (found.kind === "refused") return found.answer
  const { order } = found
  const words = expressTexts[visit.language]
  const isSettled = order.state === "processing" || order.state === "completed"
  if (!isPayable(order) && !isSettled) return refuse(400, "woocommerce_rest_invalid_order", words.notPayable)
  const agreed = readAgreedPrice((name) => body[name])
  if (isPayable(order) && agreed && !isPriceOf(agreed, order)) {
    const total = formatPrice(order.totalMinor, visit.language, order.currency)
    return createError(409, "woocommerce_rest_order_changed", words.orderChanged(total))
  }
  return payByCard(visit, order, readPaymentData(body))
}

type FoundOrder =
  | { readonly kind: "found"; readonly order: Order }
  | { readonly kind: "refused"; readonly answer: StoreApiAnswer }

/** Finds an order by its key, and by a proof of ownership: the customer's login or, for a guest's order, its e-mail address. */
async function findOrder(
  visit: Visit,
  id: string | undefined,
  proof: { readonly key: string; readonly email: string },
): Promise<FoundOrder> {
  const words = expressTexts[visit.language]
  const deny = (status: 401 | 403, code: string, message: string): FoundOrder => ({
    kind: "refused",
    answer: refuse(status, code, message),
  })
  const order = await readOrderByKey(visit.shop.database, readNumber(id), proof.key)
  if (!order) return deny(401, "woocommerce_rest_invalid_order", words.badOrder)
  if (order.customerId !== null) {
    const isTheirs = (await visit.readCustomer())?.id === order.customerId
    return isTheirs ? { kind: "found", order } : deny(403, "woocommerce_rest_invalid_user", words.badBuyer)
  }
  const result = checkOrderEmail(visit, order, proof.email)
  if (result === "right") return { kind: "found", order }
  const code = "woocommerce_rest_invalid_billing_email"
  if (result === "wrong") return deny(401, code, words.badEmail)
  const error = createError(429, code, paymentsTexts[visit.language].tooManyEmails)
  return { kind: "refused", answer: { ...error, waitSeconds: emailWaitSeconds } }
}

function refuse(status: 400 | 401 | 403, code: string, message: string): StoreApiAnswer {
  return createError(status, code, message)
}

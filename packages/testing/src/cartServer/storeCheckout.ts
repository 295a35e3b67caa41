import type { Basket } from "./basket.ts"
import { pageWordsFor } from "./basketPage/words.ts"
import { languagePrefix, type ServerRequest } from "./exchange.ts"
import {
  createStoreError,
  isObject,
  isText,
  type JsonObject,
  type StoreAnswer,
  type StoreMembers,
  type StoreWrite,
} from "./storeAnswer.ts"
import { hashStoreCart, type StoreSession, sumStoreCart } from "./storeSession.ts"
import { wordsFor } from "./words.ts"

interface CheckoutContext {
  readonly basket: Basket
  readonly session: StoreSession
  /** Describes the cart as it is by then. */
  readonly describe: () => object
}

const isOptionalObject = (value: unknown) => value === undefined || isObject(value)
const isPackage = (value: unknown) => Number.isInteger(value) || isText(value)

/** The members of choices beside products, by operation. */
const choiceMembers: Readonly<Record<string, StoreMembers>> = {
  "update-customer": { billing_address: isOptionalObject, shipping_address: isOptionalObject },
  "select-shipping-rate": { package_id: isPackage, rate_id: isText },
  "apply-coupon": { code: isText },
  "remove-coupon": { code: isText },
}

/** The order that is placed next. */
const orderId = 7

/** Finds what a request does to a session beside its lines: address, rate, coupons, order; null for any other request. */
export function findCheckoutWrite(route: string, request: ServerRequest, context: CheckoutContext): StoreWrite | null {
  const operation = /^\/cart\/([a-z-]+)$/.exec(route)?.[1] ?? ""
  const members = choiceMembers[operation]
  if (members && request.method === "POST") {
    return {
      members,
      takesMore: false,
      apply(body) {
        const refusal = choose(operation, body, { ...context, prefix: languagePrefix(request.path) })
        return refusal === null
          ? { status: 200, body: context.describe() }
          : createStoreError(400, "woocommerce_rest_cart_coupon_error", refusal)
      },
    }
  }
  // With a number, an order is paid that exists.
  const isOrder = /^\/checkout(\/\d+)?$/.test(route) && request.method !== "GET"
  return isOrder ? { members: {}, takesMore: true, apply: (body) => answerOrder(body, request, context) } : null
}

/** Applies a choice of the shopper; returns the reason when it is refused. */
function choose(
  operation: string,
  body: JsonObject,
  { session, prefix }: Pick<CheckoutContext, "session"> & { readonly prefix: string },
): string | null {
  const { choices } = session
  const code = String(body["code"])
  if (operation === "update-customer") takeAddresses(body, session)
  if (operation === "select-shipping-rate") choices.chooseRate(String(body["rate_id"]))
  if (operation === "remove-coupon") choices.removeCoupon(code)
  if (operation !== "apply-coupon") return null
  return choices.applyCoupon(code, { ...pageWordsFor(prefix), couponUnknown: wordsFor(prefix).couponUnknown })
}

/** Answers a change of the draft order, an order, or the payment of one. */
function answerOrder(body: JsonObject, request: ServerRequest, context: CheckoutContext): StoreAnswer {
  const { basket, session, describe } = context
  const { comparesTotals = false, placeOrder } = session.terms
  takeAddresses(body, session)
  if (request.method === "PUT") return { status: 200, body: { order_id: orderId, __experimentalCart: describe() } }
  const agreed = request.headers["idempotency-key"]
  if (comparesTotals && agreed !== undefined && agreed !== hashStoreCart(basket, session)) {
    return createStoreError(409, "cart_changed", "Changed.")
  }
  if (placeOrder) return placeOrder(sumStoreCart(basket, session).totalMinor)
  for (const { key } of basket.lines) basket.remove(key)
  const redirect_url = `${languagePrefix(request.path)}/checkout/order-received/${String(orderId)}/`
  return { status: 200, body: { order_id: orderId, payment_result: { payment_status: "success", redirect_url } } }
}

/** Takes the addresses of a request's body. */
function takeAddresses(body: JsonObject, { customer, choices }: StoreSession): void {
  const { billing_address: billing, shipping_address: shipping } = body
  if (isObject(billing)) customer.billing = billing
  if (!isObject(shipping)) return
  customer.shipping = shipping
  const read = (name: string) => (typeof shipping[name] === "string" ? shipping[name] : "")
  const [country, state, postcode, city] = [read("country"), read("state"), read("postcode"), read("city")]
  choices.deliverTo({ country, state, postcode, city })
}

import { isRecord } from "../../endpoints/storeApiBody.ts"
import { createError, missingParameter, type StoreApiAnswer } from "../../endpoints/storeApiErrors.ts"
import type { StoreApiRequest, StoreApiRoute } from "../../endpoints/storeApiRoute.ts"
import type { Visit } from "../../visit.ts"
import { enterCoupon, removeCoupon } from "../basket/couponActions.ts"
import { keepCustomer, readCustomer } from "../basket/customer.ts"
import { cartAnswer } from "../basket/storeApiRoutes.ts"
import { checkoutTexts } from "../checkout/texts.ts"
import { countries } from "../shipping/countries.ts"
import { readCustomerBody } from "./readBody.ts"

/** Store API routes for addresses, shipping rates and coupons; each answers with the cart. */
export const customerRoutes: readonly StoreApiRoute[] = [
  { method: "POST", path: "/cart/update-customer", answer: updateCustomer },
  { method: "POST", path: "/cart/select-shipping-rate", answer: selectRate },
  { method: "POST", path: "/cart/apply-coupon", answer: applyCoupon },
  { method: "POST", path: "/cart/remove-coupon", answer: takeOutCoupon },
]

async function updateCustomer(visit: Visit, { body }: StoreApiRequest): Promise<StoreApiAnswer> {
  const { shop, session, language } = visit
  if (!isRecord(body.billing_address) && !isRecord(body.shipping_address)) return missingParameter("billing_address")
  const customer = readCustomerBody(body, await readCustomer(shop.database, session.id))
  const unknown = [customer.billing.country, customer.shipping.country].find((code) => !countries.includes(code))
  if (unknown !== undefined) {
    const { fault } = checkoutTexts[language]
    return createError(400, "woocommerce_rest_invalid_address", fault.country(unknown))
  }
  await keepCustomer(shop.database, session.id, customer)
  return cartAnswer(visit, 200)
}

async function selectRate(visit: Visit, { body }: StoreApiRequest): Promise<StoreApiAnswer> {
  const { shop, session, texts } = visit
  const rateId = body.rate_id
  if (typeof rateId !== "string" || rateId === "") {
    return createError(400, "woocommerce_rest_cart_missing_rate_id", texts.basket.noRate)
  }
  const { basket } = await cartAnswer(visit, 200)
  if (!basket.rates.some(({ id }) => id === rateId)) {
    const truth = await cartAnswer(visit, 200)
    const error = createError(409, "woocommerce_rest_cart_invalid_rate", texts.basket.noRate, truth.body)
    return { ...error, basket: truth.basket }
  }
  await keepCustomer(shop.database, session.id, { rate: rateId })
  return cartAnswer(visit, 200)
}

async function applyCoupon(visit: Visit, { body, sender }: StoreApiRequest): Promise<StoreApiAnswer> {
  if (typeof body.code !== "string" || body.code.trim() === "") return missingParameter("code")
  const notice = await enterCoupon(visit, sender, body.code)
  if (notice.kind !== "error") return cartAnswer(visit, 200)
  return createError(400, "woocommerce_rest_cart_coupon_error", notice.text)
}

async function takeOutCoupon(visit: Visit, { body }: StoreApiRequest): Promise<StoreApiAnswer> {
  if (typeof body.code !== "string" || body.code.trim() === "") return missingParameter("code")
  const notice = await removeCoupon(visit, body.code)
  if (notice.kind !== "error") return cartAnswer(visit, 200)
  const truth = await cartAnswer(visit, 200)
  const error = createError(409, "woocommerce_rest_cart_coupon_invalid_code", notice.text, truth.body)
  return { ...error, basket: truth.basket }
}

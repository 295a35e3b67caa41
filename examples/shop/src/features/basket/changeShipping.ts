import type { Context } from "hono"
import { readForm } from "../../endpoints/form.ts"
import { markupOf } from "../../html/html.ts"
import { writeSessionCookie } from "../../session/cookies.ts"
import type { Notice } from "../../session/notice.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import type { AddressKey } from "../shipping/address.ts"
import { countries } from "../shipping/countries.ts"
import { formatPostcode, isPostcode } from "../shipping/postcode.ts"
import type { Destination } from "../shipping/rates.ts"
import { stateCode } from "../shipping/states.ts"
import { cartTotals } from "./basketTotals.ts"
import { expired, isFromUs } from "./couponActions.ts"
import { keepCustomer, readCustomer } from "./customer.ts"
import { readBasket } from "./readBasket.ts"

const placeLengthMax = 100

/** `/?wc-ajax=update_shipping_method`: stores the chosen rate and answers with the new totals. */
export async function answerUpdateShippingMethod(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { shop, session, language, currency } = visit
  const form = await readForm(context)
  if (!isFromUs(form.get("security"), "update-shipping-method", visit)) return context.text("-1", 403)
  await chooseRate(visit, form)
  const basket = await readBasket(shop.database, language, session.id, currency)
  writeSessionCookie(context, session)
  context.header("Cache-Control", "no-store")
  return context.html(markupOf(cartTotals(basket, visit)))
}

/** Handles the rates' form, submitted without a script. */
export async function chooseRateByForm(visit: Visit, form: ReadonlyMap<string, string>): Promise<Notice> {
  if (!isFromUs(form.get("woocommerce-shipping-method-nonce"), "update-shipping-method", visit)) return expired(visit)
  await chooseRate(visit, form)
  return { kind: "success", text: visit.texts.basket.shippingUpdated }
}

/** Stores the rate that a form names. Whether it is available is checked when the basket is computed. */
async function chooseRate(visit: Visit, form: ReadonlyMap<string, string>): Promise<void> {
  const rate = form.get("shipping_method[0]") ?? ""
  const { shop, session, language, currency } = visit
  const { rates } = await readBasket(shop.database, language, session.id, currency)
  if (rates.some(({ id }) => id === rate)) await keepCustomer(shop.database, session.id, { rate })
}

/** Handles the shipping calculator. The billing address changes too, unless it has a street or the shopper ships elsewhere. */
export async function calculateShipping(visit: Visit, form: ReadonlyMap<string, string>): Promise<Notice> {
  const { shop, session, texts } = visit
  if (!isFromUs(form.get("woocommerce-shipping-calculator-nonce"), "woocommerce-shipping-calculator", visit)) {
    return expired(visit)
  }
  const destination = readDestination(form)
  if (!destination) return { kind: "error", text: texts.basket.calculator.noCountry }
  const { postcode, country } = destination
  if (postcode !== "" && !isPostcode(postcode, country)) {
    return { kind: "error", text: texts.basket.calculator.badPostcode }
  }
  const { billing, shipping, shipsElsewhere } = await readCustomer(shop.database, session.id)
  await keepCustomer(shop.database, session.id, {
    shipping: { ...shipping, ...destination },
    billing: shipsElsewhere || billing.address_1 !== "" ? billing : { ...billing, ...destination },
    shipsElsewhere: shipsElsewhere || billing.address_1 !== "",
  })
  return { kind: "success", text: texts.basket.shippingUpdated }
}

function readDestination(form: ReadonlyMap<string, string>): Destination | undefined {
  const read = (key: AddressKey) => (form.get(`calc_shipping_${key}`) ?? "").trim().slice(0, placeLengthMax)
  const country = read("country")
  if (!countries.includes(country)) return undefined
  return {
    country,
    state: stateCode(country, read("state")),
    postcode: formatPostcode(read("postcode"), country),
    city: read("city"),
  }
}

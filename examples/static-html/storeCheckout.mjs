import { changeCustomer, chooseRate, paymentMethod, placeOrder, readCustomer } from "./orders.mjs"
import { receivedPath } from "./paths.mjs"
import { refuse } from "./refuse.mjs"
import { describeCart } from "./storeCart.mjs"
import { words } from "./words.mjs"

/** @typedef {import("./storeApi.mjs").Write} Write */
/** @typedef {import("./storeApi.mjs").Answer} Answer */
/** @typedef {import("./storeApi.mjs").Language} Language */

/** Changes of a checkout by their requests. @type {Record<string, (write: Write) => Answer>} */
export const checkoutWrites = {
  "POST /cart/update-customer"({ body, session, language }) {
    changeCustomer(session, { billing: body["billing_address"], shipping: body["shipping_address"] })
    return { status: 200, body: describeCart(session, language) }
  },
  "POST /cart/select-shipping-rate"({ body, session, language }) {
    if (!chooseRate(session, body["rate_id"])) {
      return refuse(400, "woocommerce_rest_cart_missing_rate_id", words[language].checkout.noRate)
    }
    return { status: 200, body: describeCart(session, language) }
  },
  "PUT /checkout"({ body, session, language }) {
    changeCustomer(session, { note: body["order_notes"] })
    return { status: 200, body: describeDraft(session, language) }
  },
  "POST /checkout": order,
}

/**
 * An order that isn't placed yet.
 * @param {string} session
 * @param {Language} language
 */
export function describeDraft(session, language) {
  const { billing, shipping, note } = readCustomer(session)
  return {
    ...{ order_id: 0, order_key: "", status: "checkout-draft", customer_id: 0, customer_note: note },
    ...{ billing_address: billing, shipping_address: shipping, payment_method: paymentMethod, payment_result: null },
    __experimentalCart: describeCart(session, language),
  }
}

/**
 * @param {Write} write
 * @returns {Answer}
 */
function order({ body, session, language, basketHash }) {
  const { billing_address, shipping_address = billing_address, customer_note, payment_method, expected_total } = body
  changeCustomer(session, { billing: billing_address, shipping: shipping_address, note: customer_note })
  const seenTotalMinor = Number(expected_total ?? Infinity)
  const placement = placeOrder(session, { basketHash, seenTotalMinor, method: payment_method })
  if (placement.kind !== "placed") return refusePlacement(placement, session, language)
  const { id, key, customer } = placement.order
  return {
    status: 200,
    body: {
      ...{ order_id: id, order_key: key, status: "processing", customer_id: 0, customer_note: customer.note },
      ...{ billing_address: customer.billing, shipping_address: customer.shipping, payment_method },
      payment_result: {
        payment_status: "success",
        payment_details: [],
        redirect_url: receivedPath(key, language),
      },
    },
  }
}

/**
 * Refuses an order, with the codes and the data of the platform.
 * @param {Exclude<import("./orders.mjs").Placement, { kind: "placed" }>} placement
 * @param {string} session
 * @param {Language} language
 */
export function refusePlacement(placement, session, language) {
  const texts = words[language].checkout
  switch (placement.kind) {
    case "empty":
      return refuse(400, "woocommerce_rest_cart_empty", words[language].empty)
    case "incomplete": {
      const list = (/** @type {string[]} */ keys) => keys.map((key) => texts.missing(texts.fields[key] ?? key))
      const [billing, shipping] = [list(placement.missing.billing), list(placement.missing.shipping)]
      const message = billing.length > 0 ? texts.incomplete("billing", billing) : texts.incomplete("shipping", shipping)
      const errors = { ...(billing.length > 0 && { billing }), ...(shipping.length > 0 && { shipping }) }
      return refuse(400, "woocommerce_rest_invalid_address", message, { errors })
    }
    case "no-email":
      return refuse(400, "woocommerce_rest_missing_email_address", texts.noEmail)
    case "abroad":
      return refuse(400, "woocommerce_rest_invalid_address_country", texts.abroad(placement.country))
    case "no-payment": {
      const reason = placement.isNamed ? "payment_method_disabled" : "missing_payment_method"
      return refuse(400, `woocommerce_rest_checkout_${reason}`, texts.noPayment)
    }
    case "dearer":
      return refuse(409, "woocommerce_rest_checkout_total_mismatch", texts.dearer, {
        cart: describeCart(session, language),
      })
  }
}

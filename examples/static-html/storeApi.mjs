import { addQuantity, setQuantity } from "./baskets.mjs"
import { refuse } from "./refuse.mjs"
import { describeCart } from "./storeCart.mjs"
import { checkoutWrites, describeDraft } from "./storeCheckout.mjs"
import { answerProducts, findVariation } from "./storeProducts.mjs"
import { words } from "./words.mjs"

/** @typedef {"es" | "en"} Language */
/** @typedef {{ status: number, body: object }} Answer */
/** @typedef {{ body: Record<string, unknown>, session: string, language: Language, basketHash: string }} Write */

/** Changes by their requests. @type {Record<string, (write: Write) => Answer>} */
const writes = {
  "POST /cart/add-item"({ body, session, language }) {
    const id = findVariation(Number(body["id"]), body["variation"], language)
    const quantity = body["quantity"] === undefined ? 1 : Number(body["quantity"])
    return answerChange(addQuantity(session, id, quantity), 201, session, language)
  },
  "POST /cart/update-item"({ body, session, language }) {
    return answerChange(setQuantity(session, Number(body["key"]), Number(body["quantity"])), 200, session, language)
  },
  "POST /cart/remove-item"({ body, session, language }) {
    return answerChange(setQuantity(session, Number(body["key"]), 0), 200, session, language)
  },
  ...checkoutWrites,
}

/**
 * The operations of the Store API that baskets, cards of products and a checkout need.
 * @param {{ method: string, route: string, query: URLSearchParams, body: string, isNonceValid: boolean, session: string, language: Language, basketHash?: string }} call
 * `basketHash` is the basket that the request means to order
 * @returns {Answer}
 */
export function answerStoreApi(call) {
  const { method, route, query, body, isNonceValid, session, language, basketHash = "" } = call
  if (method === "GET" && route === "/cart") return { status: 200, body: describeCart(session, language) }
  if (method === "GET" && route === "/checkout") return { status: 200, body: describeDraft(session, language) }
  const ofProducts = method === "GET" ? answerProducts(route, query, language) : null
  if (ofProducts) return ofProducts
  const write = writes[`${method} ${route}`]
  if (!write) return refuse(404, "rest_no_route", "No route was found.")
  if (!isNonceValid) return refuse(403, "woocommerce_rest_invalid_nonce", "The nonce is not valid.")
  return write({ body: readBody(body), session, language, basketHash })
}

/**
 * @param {import("./baskets.mjs").Change} change
 * @param {number} status of an answer that it is done
 * @param {string} session
 * @param {Language} language
 * @returns {Answer}
 */
function answerChange(change, status, session, language) {
  if (change.kind === "done") return { status, body: describeCart(session, language) }
  const texts = words[language]
  if (change.kind === "gone") return refuse(404, "woocommerce_rest_cart_invalid_product", texts.gone)
  const { product } = change
  return refuse(
    400,
    "woocommerce_rest_product_partially_out_of_stock",
    texts.tooMany(product[language].name, product.stock),
  )
}

/**
 * @param {string} text
 * @returns {Record<string, unknown>}
 */
function readBody(text) {
  try {
    const body = JSON.parse(text)
    return typeof body === "object" && body !== null ? body : {}
  } catch {
    return {}
  }
}

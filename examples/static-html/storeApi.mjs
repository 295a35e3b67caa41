import { addQuantity, countItems, readLines, setQuantity, sumLines } from "./baskets.mjs"
import { currency } from "./currency.mjs"
import { answerProducts, findVariation } from "./storeProducts.mjs"
import { words } from "./words.mjs"

/** @typedef {"es" | "en"} Language */
/** @typedef {{ status: number, body: object }} Answer */

/**
 * The operations of the Store API that a basket needs: read, add, change, remove. And those that cards of products need.
 * @param {{ method: string, route: string, query: URLSearchParams, body: string, isNonceValid: boolean, session: string, language: Language }} call
 * @returns {Answer}
 */
export function answerStoreApi({ method, route, query, body, isNonceValid, session, language }) {
  const cart = () => describeCart(session, language)
  if (method === "GET" && route === "/cart") return { status: 200, body: cart() }
  const ofProducts = method === "GET" ? answerProducts(route, query, language) : null
  if (ofProducts) return ofProducts
  const operation = method === "POST" ? /^\/cart\/(add|update|remove)-item$/.exec(route)?.[1] : undefined
  if (!operation) return refuse(404, "rest_no_route", "No route was found.")
  if (!isNonceValid) return refuse(403, "woocommerce_rest_invalid_nonce", "The nonce is not valid.")
  const { id, key, quantity, variation } = readBody(body)
  const change =
    operation === "add"
      ? addQuantity(
          session,
          findVariation(Number(id), variation, language),
          quantity === undefined ? 1 : Number(quantity),
        )
      : setQuantity(session, Number(key), operation === "remove" ? 0 : Number(quantity))
  if (change.kind === "done") return { status: operation === "add" ? 201 : 200, body: cart() }
  const texts = words[language]
  return change.kind === "gone"
    ? refuse(404, "woocommerce_rest_cart_invalid_product", texts.gone)
    : refuse(
        400,
        "woocommerce_rest_product_partially_out_of_stock",
        texts.tooMany(change.product[language].name, change.product.stock),
      )
}

/**
 * @param {string} session
 * @param {Language} language
 */
function describeCart(session, language) {
  const lines = readLines(session)
  const total = String(sumLines(lines))
  return {
    items: lines.map(({ product, quantity }) => {
      const price = String(product.priceMinor)
      const lineTotal = String(product.priceMinor * quantity)
      return {
        key: String(product.id),
        id: product.id,
        name: product[language].name,
        quantity,
        quantity_limits: { minimum: 1, maximum: product.stock, multiple_of: 1, editable: true },
        low_stock_remaining: product.stock < 3 ? product.stock : null,
        sold_individually: false,
        permalink: "",
        images: [],
        variation: [],
        prices: { price, regular_price: price, sale_price: price, ...currency },
        totals: {
          line_subtotal: lineTotal,
          line_subtotal_tax: "0",
          line_total: lineTotal,
          line_total_tax: "0",
          ...currency,
        },
      }
    }),
    items_count: countItems(lines),
    needs_shipping: lines.length > 0,
    errors: [],
    totals: { total_items: total, total_items_tax: "0", total_price: total, total_tax: "0", ...currency },
  }
}

/**
 * @param {number} status
 * @param {string} code
 * @param {string} message
 * @returns {Answer}
 */
function refuse(status, code, message) {
  return { status, body: { code, message, data: { status } } }
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

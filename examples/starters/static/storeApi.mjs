import { randomUUID } from "node:crypto"
import { json } from "node:stream/consumers"
import { findProduct, products } from "./products.mjs"

/** Quantities by product, by session. A shop has its baskets in a database. @type {Map<string, Map<number, number>>} */
const baskets = new Map()

/**
 * Answers the requests of the basket's hooks; false for any other request.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export async function answerStoreApi(request, response) {
  const [path, change] =
    /^\/api\/wc\/store\/v1\/cart(?:\/(add|update|remove)-item)?(?=$|\?)/.exec(request.url ?? "") ?? []
  if (path === undefined) return false
  const known = /(?:^|; )basket=([\w-]+)/.exec(request.headers.cookie ?? "")?.[1] ?? ""
  // Only ids that this server has given: any other may be known to somebody else.
  const session = baskets.has(known) ? known : randomUUID()
  const basket = baskets.get(session) ?? new Map()
  baskets.set(session, basket)
  // A page of another site can't send JSON, so no nonce is needed.
  const isJson = request.headers["content-type"] === "application/json"
  const refusal = change && (isJson ? changeBasket(basket, change, await readBody(request)) : refusals.json)
  response.writeHead(refusal ? 400 : 200, {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    "Set-Cookie": `basket=${session}; Path=/; HttpOnly; SameSite=Lax`,
  })
  response.end(JSON.stringify(refusal ?? describeCart(basket)))
  return true
}

const refusals = {
  json: { code: "not_json", message: "Please try again." },
  gone: { code: "not_sold", message: "This product is no longer sold." },
  soldOut: { code: "sold_out", message: "This has sold out." },
  size: { code: "no_size", message: "Please choose a size." },
  number: { code: "not_a_quantity", message: "Please enter a whole number." },
}

/**
 * Changes a basket, or returns the reason why it can't be changed.
 * @param {Map<number, number>} basket
 * @param {string} change
 * @param {Record<string, unknown>} body
 */
function changeBasket(basket, change, { id, key, quantity = 1, variation }) {
  const number = Number(id ?? key)
  const product = findProduct(number, variation)
  if (!product) return products.some(({ parent }) => parent === number) ? refusals.size : refusals.gone
  const before = change === "add" ? (basket.get(product.id) ?? 0) : 0
  const after = change === "remove" ? 0 : before + Number(quantity)
  if (!Number.isInteger(after) || after < 0) return refusals.number
  if (after > product.stock && product.stock === 0) return refusals.soldOut
  if (after > product.stock) return { code: "too_many", message: `There are ${product.stock} of “${product.name}”.` }
  basket.set(product.id, after)
  return undefined
}

/**
 * Describes a basket with the least that a basket needs. store-api.openapi.json has everything that is shown where it is there.
 * @param {Map<number, number>} basket
 */
function describeCart(basket) {
  const lines = products.map((product) => ({ ...product, quantity: basket.get(product.id) ?? 0 }))
  const total = String(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
  return {
    items: lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ id, name, quantity, price, stock, size }) => ({
        key: String(id),
        id,
        name,
        quantity,
        quantity_limits: { maximum: stock },
        prices: { price: String(price) },
        variation: size ? [{ attribute: "Size", value: size }] : [],
      })),
    totals: { currency_code: "EUR", currency_minor_unit: 2, total_items: total, total_price: total },
  }
}

/** @param {import("node:http").IncomingMessage} request */
function readBody(request) {
  return json(request).then(
    (body) => (typeof body === "object" && body !== null ? body : {}),
    () => ({}),
  )
}

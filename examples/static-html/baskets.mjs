import { sold } from "./catalogue.mjs"

/** @typedef {import("./catalogue.mjs").Product} Product */
/** @typedef {{ product: Product, quantity: number }} Line */
/** @typedef {{ kind: "done" } | { kind: "gone" } | { kind: "too-many", product: Product } | { kind: "removed", product: Product, quantity: number }} Change */

/** Every visitor without a cookie begins a basket: beyond this number the oldest are dropped, so that the memory stays bounded. */
const keptMax = 10_000

/**
 * Puts a value at the end of a map, and drops the one at its beginning where there are too many.
 * @template Value
 * @param {Map<string, Value>} map
 * @param {string} key
 * @param {Value} value
 */
export function keep(map, key, value) {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > keptMax && oldest !== undefined) map.delete(oldest)
}

/** Baskets by session, the last changed at the end, for as long as the server runs. @type {Map<string, Map<number, number>>} */
const baskets = new Map()

/**
 * The lines of a shopper's basket.
 * @param {string} session
 * @returns {Line[]}
 */
export function readLines(session) {
  const basket = baskets.get(session) ?? new Map()
  return sold.flatMap((product) => {
    const quantity = basket.get(product.id)
    return quantity ? [{ product, quantity }] : []
  })
}

/**
 * Sets the quantity of a product; 0 removes it.
 * @param {string} session
 * @param {number} id
 * @param {number} quantity
 * @returns {Change}
 */
export function setQuantity(session, id, quantity) {
  const product = sold.find((each) => each.id === id)
  if (!product || !Number.isInteger(quantity) || quantity < 0) return { kind: "gone" }
  if (quantity > product.stock) return { kind: "too-many", product }
  const basket = baskets.get(session) ?? new Map()
  keep(baskets, session, basket)
  if (quantity === 0) basket.delete(id)
  else basket.set(id, quantity)
  return { kind: "done" }
}

/**
 * Adds to the quantity of a product.
 * @param {string} session
 * @param {number} id
 * @param {number} quantity
 */
export function addQuantity(session, id, quantity) {
  const before = readLines(session).find(({ product }) => product.id === id)?.quantity ?? 0
  return setQuantity(session, id, before + quantity)
}

/**
 * Removes a product. The change contains the former quantity.
 * @param {string} session
 * @param {number} id
 * @returns {Change}
 */
export function removeLine(session, id) {
  const line = readLines(session).find(({ product }) => product.id === id)
  if (!line) return { kind: "done" }
  setQuantity(session, id, 0)
  return { kind: "removed", ...line }
}

/** @param {string} session */
export function emptyBasket(session) {
  baskets.delete(session)
}

/** @param {readonly Line[]} lines */
export function countItems(lines) {
  return lines.reduce((count, { quantity }) => count + quantity, 0)
}

/** @param {readonly Line[]} lines */
export function sumLines(lines) {
  return lines.reduce((total, { product, quantity }) => total + product.priceMinor * quantity, 0)
}

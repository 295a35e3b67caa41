import { createHash, randomUUID } from "node:crypto"
import { emptyBasket, keep, readLines, sumLines } from "./baskets.mjs"
import { rates } from "./catalogue.mjs"

/** @typedef {Record<string, string>} Address by the Store API's names */
/** @typedef {{ billing: Address, shipping: Address, rateId: string, note: string }} Customer */
/** @typedef {{ priceMinor: number, rate: typeof rates[number] }} PricedRate */
/** @typedef {{ itemsMinor: number, rates: PricedRate[], chosen: PricedRate, totalMinor: number }} Totals */
/** @typedef {{ id: number, key: string, basketHashes: string[], lines: import("./baskets.mjs").Line[], totals: Totals, customer: Customer }} Order */
/** @typedef {{ billing: string[], shipping: string[] }} Missing names of members of the addresses */
/** @typedef {{ kind: "placed", order: Order } | { kind: "empty" } | { kind: "incomplete", missing: Missing } | { kind: "no-email" } | { kind: "abroad", country: string } | { kind: "no-payment", isNamed: boolean } | { kind: "dearer" }} Placement */

/** The one country that parcels are sent to. */
const country = "ES"
/** The one way to pay: cash on delivery, by the platform's name. */
export const paymentMethod = "cod"
/** The members of an address that an order needs. */
const neededKeys = ["first_name", "last_name", "address_1", "postcode", "city", "state"]
const addressKeys = [...neededKeys, "company", "address_2", "country", "phone"]
const textMax = 200

/** Addresses and notes that shoppers have typed, by session. @type {Map<string, Customer>} */
const customers = new Map()
/** Orders by their keys. They take nothing from the stock, so that the example stays as it was. @type {Map<string, Order>} */
const orders = new Map()
/** The last order of each session. @type {Map<string, Order>} */
const lastOrders = new Map()
let lastId = 0

/**
 * The addresses and the note that a shopper has typed so far.
 * @param {string} session
 * @returns {Customer}
 */
export function readCustomer(session) {
  const address = { ...Object.fromEntries(addressKeys.map((key) => [key, ""])), country }
  const nobody = { billing: { ...address, email: "" }, shipping: address, rateId: "post", note: "" }
  return customers.get(session) ?? nobody
}

/**
 * Stores the members of a request. One that it leaves out, or that is no text, stays as it is.
 * @param {string} session
 * @param {{ billing?: unknown, shipping?: unknown, note?: unknown }} change
 */
export function changeCustomer(session, { billing, shipping, note }) {
  const before = readCustomer(session)
  keep(customers, session, {
    ...before,
    billing: mergeAddress(before.billing, billing),
    shipping: mergeAddress(before.shipping, shipping),
    note: typeof note === "string" ? note.slice(0, 1000) : before.note,
  })
}

/**
 * @param {Address} before
 * @param {unknown} change
 * @returns {Address}
 */
function mergeAddress(before, change) {
  const given = /** @type {Record<string, unknown>} */ (typeof change === "object" && change !== null ? change : {})
  const merge = (/** @type {[key: string, text: string]} */ [key, text]) => {
    const value = given[key]
    return [key, typeof value === "string" ? value.trim().slice(0, textMax) : text]
  }
  return Object.fromEntries(Object.entries(before).map(merge))
}

/**
 * Chooses how the parcel is sent.
 * @param {string} session
 * @param {unknown} rateId
 * @returns {boolean} false where there is no such rate
 */
export function chooseRate(session, rateId) {
  const rate = rates.find(({ id }) => id === rateId)
  if (rate) keep(customers, session, { ...readCustomer(session), rateId: rate.id })
  return rate !== undefined
}

/**
 * The sums of a basket, with what each way to send it costs.
 * @param {string} session
 * @returns {Totals}
 */
export function readTotals(session) {
  const itemsMinor = sumLines(readLines(session))
  const priced = rates.map((rate) => ({ rate, priceMinor: itemsMinor < rate.freeFromMinor ? rate.priceMinor : 0 }))
  const { rateId } = readCustomer(session)
  const chosen = /** @type {PricedRate} */ (priced.find(({ rate }) => rate.id === rateId))
  // Nothing is sent without anything in it.
  const totalMinor = itemsMinor === 0 ? 0 : itemsMinor + chosen.priceMinor
  return { itemsMinor, rates: priced, chosen, totalMinor }
}

/**
 * A name for what is in a basket and what it costs, which an equal basket after an order doesn't have; empty for an empty basket.
 * @param {string} session
 */
export function hashBasket(session) {
  const lines = readLines(session).map(({ product, quantity }) => [product.id, quantity])
  const content = JSON.stringify([session, lines, readTotals(session).totalMinor, lastOrders.get(session)?.id])
  return lines.length === 0 ? "" : createHash("sha256").update(content).digest("hex").slice(0, 32)
}

/**
 * Orders what is in the basket. A second request for the same basket, from another tab or after an answer that was lost, gets the first
 * one's order.
 * @param {string} session
 * @param {{ basketHash: string, seenTotalMinor: number, method: unknown }} seen the basket and the total as the shopper saw them, and how
 * it is paid
 * @returns {Placement}
 */
export function placeOrder(session, { basketHash, seenTotalMinor, method }) {
  const lines = readLines(session)
  const last = lastOrders.get(session)
  if (last?.basketHashes.includes(basketHash)) return { kind: "placed", order: last }
  if (lines.length === 0) return { kind: "empty" }
  const customer = readCustomer(session)
  const { billing, shipping } = customer
  const missing = { billing: listMissing(billing), shipping: listMissing(shipping) }
  if (missing.billing.length + missing.shipping.length > 0) return { kind: "incomplete", missing }
  if (!/^[^\s@]+@[^\s@]+$/.test(billing["email"] ?? "")) return { kind: "no-email" }
  if (shipping["country"] !== country) return { kind: "abroad", country: shipping["country"] ?? "" }
  if (method !== paymentMethod) return { kind: "no-payment", isNamed: Boolean(method) }
  const totals = readTotals(session)
  if (!(totals.totalMinor <= seenTotalMinor)) return { kind: "dearer" }
  lastId += 1
  const order = {
    id: lastId,
    key: `wc_order_${randomUUID()}`,
    // That of the request, which comes again where its answer was lost, and that of a tab that has made the basket cheaper since.
    basketHashes: [basketHash, hashBasket(session)].filter((hash) => hash !== ""),
    lines,
    totals,
    customer,
  }
  keep(orders, order.key, order)
  keep(lastOrders, session, order)
  emptyBasket(session)
  return { kind: "placed", order }
}

/** @param {Address} address */
function listMissing(address) {
  return neededKeys.filter((key) => !address[key])
}

/**
 * The order with a key, which nobody can guess.
 * @param {string} key
 */
export function findOrder(key) {
  return orders.get(key)
}

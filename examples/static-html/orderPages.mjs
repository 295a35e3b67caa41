import { readLines } from "./baskets.mjs"
import { findOrder, hashBasket, readCustomer, readTotals } from "./orders.mjs"
import { formatPage, formatPrice, formatSums } from "./pages.mjs"
import { prefixOf } from "./paths.mjs"
import { words } from "./words.mjs"

/** @typedef {import("./storeApi.mjs").Language} Language */
/** @typedef {import("./pages.mjs").View} View */

/** Names by which a browser fills in fields, where they aren't the fields' own. @type {Record<string, string>} */
const completions = {
  first_name: "given-name",
  last_name: "family-name",
  address_1: "address-line1",
  postcode: "postal-code",
  city: "address-level2",
  state: "address-level1",
}

/**
 * The checkout: a form of its own where no script runs.
 * @param {View} view
 * @param {string} problem why the order was refused; empty at first
 */
export function formatCheckout(view, problem = "") {
  const { language, session } = view
  const { empty, checkout } = words[language]
  const alert = problem === "" ? "" : `<p class="notice" role="alert">${escapeText(problem)}</p>`
  const body = readLines(session).length === 0 ? `<p>${empty}</p>` : formatForm(view)
  // As in the basket: shown until the script has rendered the checkout, and where no script runs.
  const hook = `<div data-ringside="checkout" data-ringside-coupons="off">${body}</div>`
  return formatPage(view, `<h1>${checkout.title}</h1>${alert}${hook}`, { heading: checkout.title, path: "/checkout" })
}

/** @param {View} view */
function formatForm({ language, session }) {
  const { fields, payment, order } = words[language].checkout
  const { billing } = readCustomer(session)
  const totals = readTotals(session)
  const inputs = Object.entries(fields).map(([name, label]) => {
    const type = name === "email" ? "email" : "text"
    return `<p><label for="order-${name}">${label}</label>
      <input id="order-${name}" name="${name}" type="${type}" value="${escapeText(billing[name] ?? "")}" autocomplete="${completions[name] ?? name}" required /></p>`
  })
  return `<form class="order" method="post" action="${prefixOf(language)}/checkout">
    <input type="hidden" name="basket-hash" value="${hashBasket(session)}" />
    <input type="hidden" name="expected-total" value="${totals.totalMinor}" />
    ${inputs.join("")}${formatLines(readLines(session), totals, language)}
    <p>${payment}</p><p><button class="button">${order}</button></p></form>`
}

/** The page that thanks for an order; null where there is no such order. @param {View} view */
export function formatReceived(view) {
  const { language, query } = view
  const order = findOrder(query.get("key") ?? "")
  if (!order) return null
  const { thanks, number, payment } = words[language].checkout
  const { id, key, lines, totals } = order
  return formatPage(
    view,
    `<h1>${thanks}</h1><p class="lead">${number(id)} ${payment}</p>${formatLines(lines, totals, language)}`,
    { heading: thanks, path: `/received?key=${key}` },
  )
}

/**
 * @param {readonly import("./baskets.mjs").Line[]} lines
 * @param {import("./orders.mjs").Totals} totals
 * @param {Language} language
 */
function formatLines(lines, totals, language) {
  const texts = words[language]
  const rows = lines.map(
    ({ product, quantity }) =>
      `<tr><td>${product[language].name}</td><td>${quantity}</td><td class="price">${formatPrice(product.priceMinor * quantity, language)}</td></tr>`,
  )
  return `<table><thead><tr><th>${texts.product}</th><th>${texts.howMany}</th><th>${texts.price}</th></tr></thead>
    <tbody>${rows.join("")}</tbody><tfoot>${formatSums(totals, language, 2)}</tfoot></table>`
}

/** Makes what a shopper has typed safe in HTML. @param {string} text */
function escapeText(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

import { readFileSync } from "node:fs"
import { countItems, readLines } from "./baskets.mjs"
import { pencilCase, products } from "./catalogue.mjs"
import { readTotals } from "./orders.mjs"
import { prefixOf } from "./paths.mjs"
import { words } from "./words.mjs"

const template = readFileSync(new URL("index.html", import.meta.url), "utf8")

/** @typedef {import("./storeApi.mjs").Language} Language */
/** @typedef {{ language: Language, session: string, query: URLSearchParams, notice: import("./notices.mjs").Notice | null }} View */

/** The page with all products. @param {View} view */
export function formatShop(view) {
  const { language } = view
  const texts = words[language]
  const items = products.map((product) => {
    const { name, text } = product[language]
    return `<li><h2>${name}</h2><p>${text}</p><p class="price">${formatPrice(product.priceMinor, language)}</p>
      <div data-ringside="add-to-cart" data-ringside-product="${product.id}" data-ringside-name="${name}" data-ringside-price="${product.priceMinor}">
        <a href="${prefixOf(language)}/?add-to-cart=${product.id}" rel="nofollow">${texts.add(name)}</a>
      </div></li>`
  })
  return formatPage(
    view,
    `<h1>${texts.title}</h1><p class="lead">${texts.lead}</p>${formatNotice(view)}<ul class="products">${items.join("")}</ul>${formatPictures(language)}${formatDetails(language)}
    <p class="details"><a href="${prefixOf(language)}/letter">${texts.letter.title}</a></p>`,
    { heading: texts.title, path: "/" },
  )
}

/** A text that sells: it has no products in its HTML, but hooks that draw them. @param {View} view */
export function formatLetter(view) {
  const { language } = view
  const { title, begin, end, more, variation } = words[language].letter
  const path = `${prefixOf(language)}/letter`
  // What stands where no script runs.
  const links = pencilCase.variations
    .filter(({ stock }) => stock > 0)
    .map((each) => `<a href="${path}?add-to-cart=${each.id}" rel="nofollow">${variation(each[language])}</a>`)
  return formatPage(
    view,
    `<article class="letter"><h1>${title}</h1>${formatNotice(view)}
      ${begin.map((text) => `<p>${text}</p>`).join("")}
      <div data-ringside="product" data-ringside-product="${pencilCase.id}" data-ringside-layout="wide" data-ringside-heading="2" data-ringside-quantity-field="on">
        ${links.join(" ")}
      </div>
      <p>${end}</p></article>
    <section class="letter-more"><h2 id="more">${more}</h2>
      <div data-ringside="products" data-ringside-ids="1,2,3" data-ringside-name="${more}">
        <a href="${prefixOf(language)}/">${more}</a>
      </div></section>`,
    { heading: title, path: "/letter" },
  )
}

/** Pictures that lead to themselves; a script makes a gallery of them. @param {Language} language */
function formatPictures(language) {
  const { pictures, views } = words[language]
  const items = views.map(
    ({ file, alt }) =>
      `<li data-thumb-alt="${alt}"><a href="/pictures/${file}.svg"><img src="/pictures/${file}.svg" width="1200" height="900" alt="${alt}" loading="lazy" /></a></li>`,
  )
  return `<section class="pictures"><h2>${pictures}</h2><div data-ringside="gallery"><ul>${items.join("")}</ul></div></section>`
}

/** Links to texts below them; a script makes tabs of them. @param {Language} language */
function formatDetails(language) {
  const { details, tabs } = words[language]
  const links = tabs.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`)
  const panels = tabs.map(({ id, title, text }) => `<div id="${id}"><h3>${title}</h3><p>${text}</p></div>`)
  return `<section class="details"><h2>${details}</h2>
    <div data-ringside="tabs" data-ringside-accordion="420"><ul>${links.join("")}</ul>${panels.join("")}</div></section>`
}

/** The basket as a page: what stands when no script runs. @param {View} view */
export function formatBasket(view) {
  const { language, session } = view
  const texts = words[language]
  const lines = readLines(session)
  const body = lines.length === 0 ? `<p>${texts.empty}</p>` : formatTable(view)
  // The hook's content is shown until the script has rendered the same basket, and where no script runs.
  const hook = `<div data-ringside="basket" data-ringside-coupons="off" data-ringside-images="off">${body}</div>`
  return formatPage(view, `<h1>${texts.basket}</h1>${formatNotice(view)}${hook}`, {
    heading: texts.basket,
    path: "/basket",
  })
}

/** @param {View} view */
function formatTable({ language, session }) {
  const texts = words[language]
  const action = `${prefixOf(language)}/basket`
  const rows = readLines(session).map(({ product, quantity }) => {
    const { name } = product[language]
    return `<tr><td>${name}</td>
      <td><input type="number" name="quantity-${product.id}" value="${quantity}" min="0" max="${product.stock}" aria-label="${texts.quantity(name)}" /></td>
      <td><a href="${action}?remove=${product.id}" aria-label="${texts.remove(name)}">×</a></td>
      <td class="price">${formatPrice(product.priceMinor * quantity, language)}</td></tr>`
  })
  return `<form method="post" action="${action}"><table>
    <thead><tr><th>${texts.product}</th><th>${texts.howMany}</th><th>${texts.removeHeading}</th><th>${texts.price}</th></tr></thead>
    <tbody>${rows.join("")}</tbody>
    <tfoot>${formatSums(readTotals(session), language, 3)}</tfoot>
    </table><p><button class="button">${texts.update}</button> <a class="button" href="${prefixOf(language)}/checkout">${texts.checkout.go}</a></p></form>`
}

/**
 * The last rows of a table: what it costs to send it, and the total.
 * @param {import("./orders.mjs").Totals} totals
 * @param {Language} language
 * @param {number} columns before that of the amounts
 */
export function formatSums({ chosen, totalMinor }, language, columns) {
  const { checkout, total } = words[language]
  const format = (/** @type {string} */ name, /** @type {number} */ amountMinor) =>
    `<tr><th colspan="${columns}">${name}</th><td class="price">${formatPrice(amountMinor, language)}</td></tr>`
  return format(checkout.shipping(chosen.rate[language]), chosen.priceMinor) + format(total, totalMinor)
}

/** @param {View} view */
function formatNotice({ notice, language }) {
  if (!notice) return ""
  const texts = words[language]
  if (notice.kind === "gone") return `<p class="notice" role="alert">${texts.gone}</p>`
  const { product } = notice
  const { name } = product[language]
  if (notice.kind === "too-many") return `<p class="notice" role="alert">${texts.tooMany(name, product.stock)}</p>`
  const undo = `${prefixOf(language)}/basket?quantity-${product.id}=${notice.quantity}`
  return `<p class="notice" role="alert">${texts.removed(name)} <a href="${undo}">${texts.undo}</a></p>`
}

/**
 * @param {View} view
 * @param {string} main
 * @param {{ heading: string, path: string }} page the heading that its title begins with, and its path without its language
 */
export function formatPage({ language, session }, main, { heading, path }) {
  const { title, lead, basket, open, otherName, checkout } = words[language]
  const other = language === "es" ? "en" : "es"
  /** @type {Record<string, string>} */
  const parts = {
    lang: language,
    prefix: prefixOf(language),
    other,
    otherName,
    otherHref: prefixOf(other) + path,
    count: String(countItems(readLines(session))),
    documentTitle: heading === title ? title : `${heading} – ${title}`,
    ...{ title, lead, basket, open, main, country: checkout.country },
  }
  return template.replace(/\{\{(\w+)\}\}/g, (_, name) => parts[name] ?? "")
}

/**
 * @param {number} amountMinor
 * @param {Language} language
 */
export function formatPrice(amountMinor, language) {
  return new Intl.NumberFormat(language, { style: "currency", currency: "EUR" }).format(amountMinor / 100)
}

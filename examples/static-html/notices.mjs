import { sold } from "./catalogue.mjs"

/*
 * A change is answered with a redirect, so that reloading the page changes nothing. A cookie carries the notice to that page: it contains
 * names and numbers, and the page has the texts.
 */

/** @typedef {Exclude<import("./baskets.mjs").Change, { kind: "done" }>} Notice */

/**
 * The cookie for the next page; null removes it, since a notice is shown once.
 * @param {Notice | null} notice
 */
export function formatNoticeCookie(notice) {
  const id = notice && "product" in notice ? notice.product.id : 0
  const quantity = notice && "quantity" in notice ? notice.quantity : 0
  const value = notice ? `${notice.kind}.${id}.${quantity}; Max-Age=60` : "; Max-Age=0"
  return `notice=${value}; Path=/; HttpOnly; SameSite=Lax`
}

/**
 * Reads the notice of a cookie, which anybody can write: any other shape is ignored.
 * @param {string} cookies
 * @returns {Notice | null}
 */
export function readNotice(cookies) {
  const [, kind, id, quantity] = /(?:^|; )notice=([a-z-]+)\.(\d+)\.(\d{1,4})(?:;|$)/.exec(cookies) ?? []
  if (kind === "gone") return { kind }
  const product = sold.find((each) => String(each.id) === id)
  if (product && kind === "too-many") return { kind, product }
  return product && kind === "removed" ? { kind, product, quantity: Number(quantity) } : null
}

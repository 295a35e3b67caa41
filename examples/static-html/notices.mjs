import { products } from "./baskets.mjs"

/*
 * What came of a change is told by the page after it: the change is answered with a redirect, so that loading that page
 * again changes nothing, and a cookie carries what there is to say. It names things only; the page words them.
 */

/** @typedef {Exclude<import("./baskets.mjs").Change, { kind: "done" }>} Notice */

/**
 * The cookie for the next page. null takes it away, since a notice is shown once.
 * @param {Notice | null} notice
 */
export function formatNoticeCookie(notice) {
  const id = notice && "product" in notice ? notice.product.id : 0
  const quantity = notice && "quantity" in notice ? notice.quantity : 0
  const value = notice ? `${notice.kind}.${id}.${quantity}; Max-Age=60` : "; Max-Age=0"
  return `notice=${value}; Path=/; HttpOnly; SameSite=Lax`
}

/**
 * Anybody can write a cookie: what isn't as above is none.
 * @param {string} cookies
 * @returns {Notice | null}
 */
export function readNotice(cookies) {
  const [, kind, id, quantity] = /(?:^|; )notice=([a-z-]+)\.(\d+)\.(\d{1,4})(?:;|$)/.exec(cookies) ?? []
  if (kind === "gone") return { kind }
  const product = products.find((each) => String(each.id) === id)
  if (product && kind === "too-many") return { kind, product }
  return product && kind === "removed" ? { kind, product, quantity: Number(quantity) } : null
}

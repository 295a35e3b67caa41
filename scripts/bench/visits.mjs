/**
 * @typedef {import("./bench.mjs").Bench} Bench
 * @typedef {import("./frontDoor.mjs").Variant} Variant
 */

/**
 * The pages of a shopper's visit, in their order.
 * @param {Pick<Bench, "pages">} bench
 */
export function listVisitPages({ pages: { archive, product, basket } }) {
  return { blog: "/envios/", archive, product, basket, checkout: "/checkout/" }
}

/**
 * Refuses consent, and fills the basket where the page is about it.
 * @param {Bench} bench
 * @param {import("./tab.mjs").Tab} tab
 * @param {Variant} variant
 * @param {string} path
 */
export async function prepareVisit({ doors, pages, productId }, { context }, variant, path) {
  const { url } = doors[variant]
  await context.addCookies(
    ["statistics", "marketing"].map((kind) => ({ name: `wp_consent_${kind}`, value: "deny", url })),
  )
  if ([pages.basket, "/checkout/"].includes(path)) await context.request.get(`${url}/tienda/?add-to-cart=${productId}`)
}

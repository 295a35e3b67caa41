/**
 * @typedef {import("./bench.mjs").Bench} Bench
 * @typedef {import("./frontDoor.mjs").Variant} Variant
 */

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

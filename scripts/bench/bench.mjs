import { openShop } from "../openShop.mjs"
import { openFrontDoor } from "./frontDoor.mjs"
import { openHookSite } from "./hookSite.mjs"

/**
 * The environment of measurements.
 * @typedef {object} Bench
 * @property {import("playwright-core").Browser} browser
 * @property {Record<import("./frontDoor.mjs").Variant, import("./frontDoor.mjs").FrontDoor>} doors proxies of the example shop
 * @property {import("./hookSite.mjs").HookSite} site
 * @property {Record<"home" | "archive" | "product" | "basket", string>} pages of the shop, in Spanish
 * @property {number} productId of the page "product"
 * @property {number} repeats
 * @property {number} mounts
 */

/**
 * Opens the example shop with a proxy for each variant, and the site with hooks.
 * @param {Pick<Bench, "browser" | "repeats" | "mounts">} parts
 * @returns {Promise<{ readonly bench: Bench, readonly close: () => Promise<void> }>}
 */
export async function openBench(parts) {
  const shop = await openShop()
  const site = await openHookSite()
  const doors = {
    ringside: await openFrontDoor(shop.url, "ringside"),
    none: await openFrontDoor(shop.url, "none"),
    peer: await openFrontDoor(shop.url, "peer"),
    floor: await openFrontDoor(shop.url, "floor"),
  }
  const { path, id } = await findProduct(shop.url)
  const pages = { home: "/", archive: "/tienda/", product: path, basket: "/carrito/" }
  return {
    bench: { ...parts, doors, site, pages, productId: id },
    async close() {
      await Promise.all([...Object.values(doors), site].map((server) => server.close()))
      await shop.close()
    },
  }
}

/**
 * Finds the first product of the archive without options.
 * @param {string} shopUrl
 */
async function findProduct(shopUrl) {
  const html = await (await fetch(`${shopUrl}/tienda/`)).text()
  const [card] = /<li class="[^"]*\binstock\b[^"]*\bproduct-type-simple\b[\s\S]*?<\/li>/.exec(html) ?? []
  const path = /href="(\/product\/[^"]+)"/.exec(card ?? "")?.[1]
  const id = Number(/data-product_id="(\d+)"/.exec(card ?? "")?.[1])
  if (path === undefined || !Number.isInteger(id)) throw new Error("The archive shows no product that can be added.")
  return { path, id }
}

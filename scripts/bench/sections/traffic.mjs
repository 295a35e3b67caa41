import { settleMs, viewPage } from "../pageView.mjs"
import { inTab } from "../tab.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../network.mjs").Traffic} Traffic
 * @typedef {import("../figures.mjs").Figure} Figure
 */

/** 1 kB is 1000 bytes. */
const kB = 1000

/**
 * P1: measures the downloads before the visitor's first action.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureFirstVisit(bench) {
  /** @type {Figure[]} */
  const figures = []
  for (const [name, path] of Object.entries(pagesOf(bench))) {
    const [ours, peer] = [await viewFirst(bench, "ringside", path), await viewFirst(bench, "peer", path)]
    const isJudged = path === bench.pages.product
    /** @type {(what: string, unit: Figure["unit"], read: (traffic: Traffic) => number, limit?: number) => number} */
    const add = (what, unit, read, limit) =>
      figures.push({
        what: `${what}, ${name}`,
        unit,
        ours: [read(ours)],
        peer: [read(peer)],
        ...(isJudged && limit !== undefined && { limit }),
      })
    add("script before the first action", "kB", ({ scriptBytes }) => scriptBytes / kB, 10)
    add("requests for it", "count", ({ scriptRequests }) => scriptRequests, 1)
    add("with the answers' headers", "kB", ({ scriptWireBytes }) => scriptWireBytes / kB)
    add("script fetched after load", "kB", ({ laterScriptBytes }) => laterScriptBytes / kB)
  }
  return {
    goal: "P1",
    title: "bytes before the first action",
    method: `Script as it was sent, in brotli, that was asked for until the load event and (apart) until ${settleMs} ms after it, on a first visit. Bytes don't scatter, so it is measured once.`,
    figures,
  }
}

/**
 * P7: counts a page view's background requests to the shop.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureBackgroundRequests(bench) {
  /** @type {Figure[]} */
  const figures = []
  for (const [name, path] of Object.entries(pagesOf(bench))) {
    const [ours, peer] = [await viewThrice(bench, "ringside", path), await viewThrice(bench, "peer", path)]
    // A hook that draws the basket's lines must request them.
    const limit =
      path === bench.pages.product ? { limit: 0, job: "background requests on a later view, product page" } : {}
    for (const [view, what] of /** @type {const} */ ([
      ["first", "first visit"],
      ["empty", "later view, empty basket"],
      ["unchanged", "later view, unchanged basket"],
    ])) {
      figures.push({
        what: `background requests, ${what}, ${name}`,
        unit: "count",
        ours: [ours[view].backgroundRequests - ours[view].usageEvents],
        peer: [peer[view].backgroundRequests],
        ...(view === "first" ? {} : limit),
      })
    }
    figures.push({ what: `usage events of a view, ${name}`, unit: "count", ours: [ours.unchanged.usageEvents] })
  }
  return {
    goal: "P7",
    title: "requests in the background",
    method: `XHR and fetch until ${settleMs} ms after the load event; the unchanged basket holds one item, and the page was seen once since that was added. The usage events that the platform prints in a page are counted apart, since the platform requires each view to send them. Requests don't scatter, so they are counted once.`,
    figures,
  }
}

/**
 * A page with the host's markup only, and one with a hook that React renders.
 * @param {Bench} bench
 */
function pagesOf({ pages }) {
  return { "product page": pages.product, "home, with a mini-cart hook": pages.home }
}

/**
 * @param {Bench} bench
 * @param {import("../frontDoor.mjs").Variant} variant
 * @param {string} path
 */
function viewFirst({ browser, doors }, variant, path) {
  return inTab(browser, (tab) => viewPage(tab, doors[variant].url + path))
}

/**
 * One shopper's views of a page: the first, one with an empty basket, and one whose basket is unchanged since the previous view.
 * @param {Bench} bench
 * @param {import("../frontDoor.mjs").Variant} variant
 * @param {string} path
 */
function viewThrice({ browser, doors, productId }, variant, path) {
  const { url } = doors[variant]
  return inTab(browser, async (tab) => {
    const first = await viewPage(tab, url + path)
    const empty = await viewPage(tab, url + path)
    await tab.context.request.post(`${url}/?wc-ajax=add_to_cart`, {
      headers: { "x-requested-with": "XMLHttpRequest" },
      form: { product_id: productId, quantity: 1 },
    })
    await viewPage(tab, url + path)
    const unchanged = await viewPage(tab, url + path)
    return { first, empty, unchanged }
  })
}

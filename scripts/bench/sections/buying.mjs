import { openShop } from "../../openShop.mjs"
import { watchPress } from "../page/watchPress.mjs"
import { settleMs, viewPage } from "../pageView.mjs"
import { address, orderAtOnce } from "../shoppers.mjs"
import { inTab, repeat, withinPatience } from "../tab.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 */

/** 1 kB is 1000 bytes. */
const kB = 1000
const shoppers = 50
const checkoutPath = "/checkout/"

/**
 * Measures the steps from basket to order: the pages' sizes, the form's requests, and the response times of shop and page.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureBuying(bench) {
  const waits = (await orderAllAtOnce()).toSorted((a, b) => a - b)
  const orders = await repeat(bench.repeats, () => buyOnce(bench))
  return {
    goal: "BUY",
    title: "from basket to order",
    method: `Script as it was sent, in brotli, until ${settleMs} ms after the load event, on a first visit with one figure in the basket. It is all that the shop has switched on: beside basket and checkout its header, popups, attribution, consent banner and card payment. What the two pages fetch without those, which has a goal, stands in docs/sizes.md. The platform's own scripts for the checkout alone weigh 32.1 kB in brotli, on top of jQuery and of what it puts on every page: 47 to 85 kB in gzip in all. Requests: those that the order review sends while a shopper fills the form in field by field, without a pause. Feedback: from a real click on "Place order" to the end of the frame that shows the form as busy. ${shoppers} shoppers with a session each post their orders to one shop, on its embedded database, at the same moment: what half of them and what the slowest waited, which with ${shoppers} is the 99th percentile.`,
    figures: [
      ...(await weighPages(bench)),
      { what: "requests while the form is filled in", unit: "count", ours: orders.map(({ requests }) => requests) },
      { what: 'from a click on "Place order" to its feedback', unit: "ms", ours: orders.map(({ seenMs }) => seenMs) },
      {
        what: `${shoppers} orders at once: half of the shoppers`,
        unit: "ms",
        ours: [waits[shoppers / 2] ?? Number.NaN],
      },
      { what: `${shoppers} orders at once: 99th percentile`, unit: "ms", ours: [waits.at(-1) ?? Number.NaN] },
    ],
  }
}

/**
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
async function weighPages({ browser, doors, pages, productId }) {
  /** @type {Figure[]} */
  const figures = []
  for (const [name, path] of /** @type {const} */ ([
    ["basket page", pages.basket],
    ["checkout", checkoutPath],
  ])) {
    const view = await inTab(browser, async (tab) => {
      await tab.context.request.get(`${doors.ringside.url}/tienda/?add-to-cart=${productId}`)
      return viewPage(tab, doors.ringside.url + path)
    })
    const bytes = view.scriptBytes + view.laterScriptBytes
    figures.push({ what: `all script of the shop's ${name}`, unit: "kB", ours: [bytes / kB] })
  }
  return figures
}

/**
 * Fills in the checkout as a shopper does, and presses "Place order"; the order itself is never sent, so that the stock stays.
 * @param {Bench} bench
 */
function buyOnce({ browser, doors, productId }) {
  return inTab(browser, async ({ page, context }) => {
    const { url } = doors.ringside
    await context.request.get(`${url}/tienda/?add-to-cart=${productId}`)
    await page.route("**/*wc-ajax=checkout", () => undefined)
    await page.goto(url + checkoutPath, { waitUntil: "networkidle" })
    await page.locator("form.checkout[novalidate]").waitFor()
    let requests = 0
    page.on("request", (request) => {
      if (request.url().includes("wc-ajax=")) requests += 1
    })
    for (const [id, value] of Object.entries(address)) await fill(page, id, value)
    await page.waitForLoadState("networkidle")
    await page.locator(".woocommerce-checkout-review-order-table:not([aria-busy])").waitFor()
    const asked = requests
    await page.evaluate(watchPress, "form.checkout.processing")
    await page.locator("#place_order").click()
    /** @type {number} */
    const seenMs = await withinPatience(page.evaluate("window.watchedPress"), "the order's feedback")
    return { requests: asked, seenMs }
  })
}

/**
 * @param {import("playwright-core").Page} page
 * @param {string} id
 * @param {string} value
 */
async function fill(page, id, value) {
  const field = page.locator(`#${id}`)
  if (id === "payment_method") await page.locator(`label[for=payment_method_${value}]`).click()
  else if (id === "terms") await field.check()
  else if (await field.evaluate((element) => element.localName === "select")) await field.selectOption(value)
  else {
    await field.focus()
    await page.keyboard.type(value)
  }
}

/** Uses a separate shop, so that other measurements keep their stock. */
async function orderAllAtOnce() {
  const shop = await openShop()
  try {
    return await orderAtOnce(shop.url, shoppers)
  } finally {
    await shop.close()
  }
}

/// <reference lib="dom" />
import { setTimeout as wait } from "node:timers/promises"
import { settleMs } from "../pageView.mjs"
import { inTab, repeat, withinPatience } from "../tab.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 * @typedef {import("../tab.mjs").Tab} Tab
 * @typedef {import("playwright-core").Page} Page
 */

const serverDelaysMs = [0, 200, 800]
/** A figure without options, of which more than one can be bought. */
const figurePage = "/product/lola-vendaval-quirante/"
const walletButton = '[data-simulated-wallet="google_pay"]'
const place = "#wcpay-express-checkout-element"
const placeMarkup = /<div id="wcpay-express-checkout-element"[^>]*><\/div>/
const ownFile = /\/ringside\/.*\.(?:js|css)(?:\?|$)/
const cartCall = /\/wc\/store\/v1\//

/**
 * Measures wallet buttons with the simulated provider: the time to the sheet, the requests after a price change, and the size.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureExpress(bench) {
  /** @type {Figure[]} */
  const figures = []
  for (const delayMs of serverDelaysMs) {
    for (const [name, path] of Object.entries(pagesOf(bench))) {
      const waits = await repeat(bench.repeats, () => pressWallet(bench, path, delayMs))
      figures.push({
        what: `from a click on a wallet to its sheet, ${name}, server + ${delayMs} ms`,
        unit: "ms",
        ours: waits,
      })
    }
  }
  figures.push(...(await countRefreshes(bench)), ...(await weighButtons(bench)))
  return {
    goal: "EXPRESS",
    title: "wallet buttons",
    method: `Click: from the time stamp of a real click on a wallet's button, which is ready, to the frame after its sheet was put on the page; the server's delay holds back every answer of the basket's API. Refresh: requests of the Store API from a change until the buttons can be pressed again; the first price is what a page asks until its buttons are there, and a product's separate cart is emptied in the background, which counts, as does the reading of the basket by the shop's analytics. Bytes: scripts and styles of ours in brotli, on a product page with the place of the buttons beside the same page without it, until ${settleMs} ms after the load event and until ${settleMs} ms after the first action (a key). The place of the buttons is in view, so that nothing waits for it to come near. The provider is simulated: its own script, and what a real sheet takes to show itself, come on top.`,
    figures,
  }
}

/** @param {Bench} bench */
function pagesOf({ pages }) {
  return { "product page": figurePage, "basket page": pages.basket }
}

/**
 * Opens a page with one figure in the basket, and waits for the wallet's button.
 * @param {Tab} tab
 * @param {Bench} bench
 * @param {string} path
 */
async function openWallet({ page, context }, { doors, productId }, path) {
  const { url } = doors.ringside
  await context.request.get(`${url}/tienda/?add-to-cart=${productId}`)
  await page.goto(url + path, { waitUntil: "load" })
  await page.locator(place).scrollIntoViewIfNeeded()
  await waitForButton(page)
}

/** @param {Page} page */
async function waitForButton(page) {
  await page.locator(`${place}:not([aria-busy]) ${walletButton}`).waitFor()
}

/**
 * @param {Bench} bench
 * @param {string} path
 * @param {number} delayMs
 * @returns {Promise<number>} ms from the click to its sheet
 */
function pressWallet(bench, path, delayMs) {
  const { browser, doors } = bench
  return inTab(browser, async (tab) => {
    await openWallet(tab, bench, path)
    doors.ringside.delayMs = delayMs
    try {
      await tab.page.evaluate(watchSheet, walletButton)
      await tab.page.locator(walletButton).click()
      return await withinPatience(tab.page.evaluate("window.watchedSheet"), "the wallet's sheet")
    } finally {
      doors.ringside.delayMs = 0
    }
  })
}

/**
 * Runs in the page: the window's `watchedSheet` is a promise of the ms from the next click on the button to the frame with a sheet.
 * @param {string} selector of the button
 */
function watchSheet(selector) {
  let clickedAt = 0
  document.querySelector(selector)?.addEventListener("click", (event) => (clickedAt = event.timeStamp), {
    capture: true,
    once: true,
  })
  const watched = new Promise((/** @type {(waitMs: number) => void} */ resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector("dialog[data-simulated-sheet]")) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedAt)))
    })
    observer.observe(document.body, { childList: true })
  })
  Reflect.set(window, "watchedSheet", watched)
}

/**
 * Counts the requests to the shop after a price change. The number doesn't vary, so it is counted once.
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
async function countRefreshes(bench) {
  const { pages } = bench
  /** @type {readonly (readonly [string, string, (page: Page) => Promise<unknown>])[]} */
  const changes = [
    ["another quantity on the product page", figurePage, (page) => page.locator("form.cart .quantity .qty").fill("2")],
    [
      "new totals on the basket page",
      pages.basket,
      (page) =>
        page.evaluate(() => document.body.dispatchEvent(new CustomEvent("updated_cart_totals", { bubbles: true }))),
    ],
    [
      "a cancelled sheet on the basket page",
      pages.basket,
      async (page) => {
        await page.locator(walletButton).click()
        await page.waitForFunction(() => {
          const { sheet } = Reflect.get(window, "__provider")
          return (
            sheet.open &&
            sheet.busy === null &&
            sheet.shippingRates.every((/** @type {{ id: string }} */ { id }) => id !== "pending")
          )
        })
        await page.evaluate(() => Reflect.get(window, "__provider").cancel())
      },
    ],
  ]
  /** @type {Figure[]} */
  const figures = []
  for (const [what, path, change] of changes) {
    const [first, refresh] = await countRefresh(bench, path, change)
    const page = path === figurePage ? "product page" : "basket page"
    const firstPrice = `requests for the first price, ${page}`
    if (!figures.some((figure) => figure.what === firstPrice)) {
      figures.push({ what: firstPrice, unit: "count", ours: [first] })
    }
    figures.push({ what: `requests after ${what}`, unit: "count", ours: [refresh] })
  }
  return figures
}

/**
 * @param {Bench} bench
 * @param {string} path
 * @param {(page: Page) => Promise<unknown>} change
 * @returns {Promise<[number, number]>} until the buttons are there, and after the change
 */
function countRefresh(bench, path, change) {
  return inTab(bench.browser, async (tab) => {
    let requests = 0
    tab.page.on("request", (request) => {
      if (cartCall.test(request.url())) requests += 1
    })
    await openWallet(tab, bench, path)
    await wait(settleMs)
    const first = requests
    await change(tab.page)
    await wait(settleMs)
    await waitForButton(tab.page)
    return [first, requests - first]
  })
}

/**
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
async function weighButtons(bench) {
  const [withPlace, without] = [await weighPage(bench, true), await weighPage(bench, false)]
  return /** @type {const} */ (["atLoad", "beforeAction", "afterAction"]).map((when) => ({
    what: `bytes that the buttons add to a product page, ${moments[when]}`,
    unit: "kB",
    ours: [(withPlace[when] - without[when]) / 1000],
  }))
}

const moments = {
  atLoad: "until its load event",
  beforeAction: "before the first action",
  afterAction: "after the first action",
}

/**
 * Measures the bytes of our files that a product page has fetched.
 * @param {Bench} bench
 * @param {boolean} hasPlace
 */
function weighPage({ browser, doors }, hasPlace) {
  return inTab(browser, async ({ page }) => {
    let bytes = 0
    page.on("response", (response) => {
      if (ownFile.test(response.url())) bytes += Number(response.headers()["content-length"] ?? 0)
    })
    if (!hasPlace) {
      await page.route(`**${figurePage}`, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replace(placeMarkup, "") })
      })
    }
    await page.goto(doors.ringside.url + figurePage, { waitUntil: "load" })
    const atLoad = bytes
    if (hasPlace) await page.locator(place).scrollIntoViewIfNeeded()
    await wait(settleMs)
    if (hasPlace) await waitForButton(page)
    const beforeAction = bytes
    await page.keyboard.press("Tab")
    await wait(settleMs)
    return { atLoad, beforeAction, afterAction: bytes }
  })
}

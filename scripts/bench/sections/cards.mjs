/// <reference lib="dom" />
import { readdir, readFile } from "node:fs/promises"
import { brotliCompressSync } from "node:zlib"
import { address } from "../shoppers.mjs"
import { inTab, repeat, withinPatience } from "../tab.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 */

const chunks = new URL("../../../packages/embed/dist/chunks/", import.meta.url)
/** Size of the payment plugin's own script for the card form of the classic checkout, in brotli. Measured once, not by this benchmark. */
const hostScriptKB = 29.863
const card = { "cc-number": "4242424242424242", "cc-exp": "1240", "cc-csc": "123" }

/**
 * Measures a whole purchase by card, with the simulated provider: its size, the time to the provider's call, and its requests.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureCards(bench) {
  const purchases = await repeat(bench.repeats, () => buyByCard(bench))
  return {
    goal: "CARD",
    title: "a purchase by card",
    method: `The two files of card payment, that of the card form and that of the provider, in brotli, beside the payment plugin's own script for its card form, which needs jQuery as well (${hostScriptKB} kB, as anchors-measured has it). Click: from a real click on "Place order", with the late code loaded, to the first call of the provider's object. Purchase: from the checkout with one figure in the basket to the page that thanks; a click is each field, box and button that the shopper chooses, and requests are all that the page sends from its first field on, those of the simulated provider's frames among them. The provider is simulated: what the real one's script and frames take comes on top.`,
    figures: [
      {
        what: "script of card payment",
        unit: "kB",
        ours: [await weighChunks()],
        others: { "the payment plugin’s script": [hostScriptKB] },
      },
      {
        what: "from a click on “Place order” to the provider's call",
        unit: "ms",
        ours: purchases.map(({ callMs }) => callMs),
      },
      { what: "clicks of a whole purchase", unit: "count", ours: purchases.map(({ clicks }) => clicks) },
      { what: "requests of a whole purchase", unit: "count", ours: purchases.map(({ requests }) => requests) },
    ],
  }
}

async function weighChunks() {
  const files = await readdir(chunks)
  // The card form, and the provider's script, which wallets share.
  const names = files.filter((file) => /^payments-[\w-]+\.js$/.test(file))
  if (names.length === 0) throw new Error("The build has no chunk of card payment: npm run build.")
  const sizes = names.map(async (name) => brotliCompressSync(await readFile(new URL(name, chunks))).length)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size) / 1000
}

/** @param {Bench} bench */
function buyByCard({ browser, doors, productId }) {
  return inTab(browser, async ({ page, context }) => {
    const { url } = doors.ringside
    await context.request.get(`${url}/tienda/?add-to-cart=${productId}`)
    await page.goto(`${url}/checkout/`, { waitUntil: "load" })
    await page.locator("form.checkout[novalidate]").waitFor()
    let [clicks, requests] = [0, 0]
    page.on("request", () => (requests += 1))
    for (const [id, value] of Object.entries({ ...address, payment_method: "woocommerce_payments" })) {
      clicks += 1
      const field = page.locator(`#${id}`)
      if (id === "payment_method") await page.locator(`label[for=payment_method_${value}]`).click()
      else if (id === "terms") await field.check()
      else if (await field.evaluate((element) => element.localName === "select")) await field.selectOption(value)
      else await field.fill(value)
    }
    const frame = page.frameLocator(".wcpay-upe-element iframe")
    for (const [id, value] of Object.entries(card)) {
      clicks += 1
      await frame.locator(`#${id}`).fill(value)
    }
    await page.locator(".woocommerce-checkout-review-order-table:not([aria-busy])").waitFor()
    await page.evaluate(watchCall)
    clicks += 1
    await page.locator("#place_order").click()
    /** @type {number} */
    const callMs = await withinPatience(page.evaluate("window.watchedCall"), "the call of the provider")
    await page.waitForURL(/order-received/)
    return { callMs, clicks, requests }
  })
}

/** Runs in the page: the window's `watchedCall` is a promise of the ms from the next click to the provider's next call. */
function watchCall() {
  let clickedAt = 0
  addEventListener("click", (event) => (clickedAt = event.timeStamp), { capture: true, once: true })
  const { calls } = Reflect.get(window, "__provider")
  const watched = new Promise((/** @type {(callMs: number) => void} */ resolve) => {
    calls.push = (/** @type {unknown[]} */ ...added) => {
      if (clickedAt > 0) resolve(performance.now() - clickedAt)
      return Array.prototype.push.apply(calls, added)
    }
  })
  Reflect.set(window, "watchedCall", watched)
}

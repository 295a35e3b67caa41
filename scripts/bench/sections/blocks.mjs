/// <reference lib="dom" />
import { watchInteractions } from "../page/watchInteractions.mjs"
import { watchTotal } from "../page/watchTotal.mjs"
import { watchTraffic } from "../network.mjs"
import { address } from "../shoppers.mjs"
import { inTab, repeat, withinPatience } from "../tab.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 * @typedef {import("../page/watchInteractions.mjs").Interaction} Interaction
 */

const checkoutPath = "/checkout/?checkout=block"
/** Size of the scripts that a page fetches for the platform's own block checkout, in brotli. Measured once, not by this benchmark. */
const platformKB = 598
const slowdown = 4
const interactionMs = 50
/** Between two keys, and from a press to its release: a fast typist's. Faster keys wait for the frames of those before them. */
const keyMs = 80
/** Headless Chromium's window ends above 720 px, whatever the viewport: a key in a field below waits for its frame for up to two seconds. */
const heightPx = 680
const files = { React: "ringside.js", light: "ringside.light.js" }
const form = "form[data-ringside-checkout-form]"
const calmTotals = ".ringside-order-totals:not([aria-busy])"

/**
 * Measures the block checkout: its size in both builds, the time from an address to its total, and the duration of each press.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureBlocks(bench) {
  return {
    goal: "BLOCKS",
    title: "the block checkout",
    method: `Script as it was sent, in brotli, until the form is there and nothing more is fetched, on a first visit with one figure in the basket; the card form is not open. The platform's own block checkout makes a page fetch ${platformKB} kB of script in brotli. Total: a shopper has filled the form in, and types another province into the list of provinces, which changes shipping and tax; from the last key to the end of the frame that shows the new total. By the contract an address is sent 1,500 ms after the last change, or at once when its field is left, here by Tab, which then is the last key. Interactions: every key and press while the form is filled in by keyboard and mouse, a key every ${keyMs} ms, with the processor slowed down ${slowdown} times, by the browser's Event Timing (from the event to the frame after it, in steps of 8 ms); those above ${interactionMs} ms are counted. The viewport is ${heightPx} px high, because headless Chromium keeps the keys of fields below its own window waiting for a frame. "No script" is the shop's classic form behind a door that takes our script out, filled in by the same keys.`,
    figures: [...(await weighBuilds(bench)), ...(await measureTotals(bench)), ...(await measureInteractions(bench))],
  }
}

/**
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
async function weighBuilds(bench) {
  /** @type {Figure[]} */
  const figures = []
  for (const [name, file] of Object.entries(files)) {
    const traffic = await inTab(bench.browser, async (tab) => {
      const { page } = tab
      const url = await fillBasket(bench, tab)
      await useFile(page, file)
      const watched = await watchTraffic(tab)
      await page.goto(url, { waitUntil: "networkidle" })
      await page.locator(form).waitFor()
      await page.waitForLoadState("networkidle")
      return watched.read()
    })
    figures.push({
      what: `script fetched without a press, ${name} build`,
      unit: "kB",
      ours: [(traffic.scriptBytes + traffic.laterScriptBytes) / 1000],
      others: { "the platform’s block checkout": [platformKB] },
    })
  }
  return figures
}

/**
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
async function measureTotals(bench) {
  /** @type {Figure[]} */
  const figures = []
  for (const [what, isLeft] of /** @type {const} */ ([
    ["from the last key in the address to the right total, the field is left at once", true],
    ["from the last key in the address to the right total, the shopper pauses", false],
  ])) {
    const ours = await repeat(bench.repeats, () =>
      inTab(bench.browser, async (tab) => {
        const { page } = tab
        await page.goto(await fillBasket(bench, tab), { waitUntil: "load" })
        await fill(page)
        await page.locator("#billing-state").focus()
        await page.evaluate(watchTotal)
        await page.keyboard.type("Las Palmas")
        if (isLeft) await page.keyboard.press("Tab")
        /** @type {number} */
        const shownMs = await withinPatience(page.evaluate("window.watchedTotal"), "another total")
        return shownMs
      }),
    )
    figures.push({ what, unit: "ms", ours })
  }
  return figures
}

/**
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
async function measureInteractions(bench) {
  const visits = await repeat(bench.repeats, () => timeInteractions(bench, "ringside"))
  const without = await repeat(bench.repeats, () => timeInteractions(bench, "none"))
  const countLong = (/** @type {Interaction[]} */ visit) =>
    visit.filter(({ durationMs }) => durationMs > interactionMs).length
  const findLongest = (/** @type {Interaction[]} */ visit, /** @type {keyof Interaction} */ part) =>
    Math.max(0, ...visit.map((each) => each[part]))
  return [
    {
      what: `interactions over ${interactionMs} ms, ${slowdown}x`,
      unit: "count",
      ours: visits.map(countLong),
      without: without.map(countLong),
      limit: 0,
    },
    {
      what: `the longest interaction, ${slowdown}x`,
      unit: "ms",
      ours: visits.map((visit) => findLongest(visit, "durationMs")),
      without: without.map((visit) => findLongest(visit, "durationMs")),
    },
    {
      what: `the longest time of listeners in an interaction, ${slowdown}x`,
      unit: "ms",
      ours: visits.map((visit) => findLongest(visit, "listenersMs")),
      without: without.map((visit) => findLongest(visit, "listenersMs")),
      limit: interactionMs,
    },
    {
      what: `interactions in all, ${slowdown}x (from 16 ms on)`,
      unit: "count",
      ours: visits.map(({ length }) => length),
      without: without.map(({ length }) => length),
    },
  ]
}

/**
 * Measures each key and press while a shopper fills in the form. Without our script, this is the shop's classic form.
 * @param {Bench} bench
 * @param {"ringside" | "none"} door
 * @returns {Promise<Interaction[]>}
 */
function timeInteractions({ browser, doors, productId }, door) {
  const isOurs = door === "ringside"
  return inTab(
    browser,
    async (tab) => {
      const { page } = tab
      await page.goto(await fillBasket({ doors: { ringside: doors[door] }, productId }, tab, isOurs), {
        waitUntil: "load",
      })
      await page.locator(isOurs ? form : "form.checkout").waitFor()
      await page.evaluate(watchInteractions)
      await fill(page, isOurs)
      await page
        .locator(`label[for=${isOurs ? "payment-methods-bacs" : "payment_method_bacs"}]`)
        .click({ delay: keyMs })
      await page.waitForLoadState("networkidle")
      /** @type {Interaction[]} */
      const interactions = await page.evaluate("[...window.watchedInteractions.values()]")
      return interactions
    },
    { slowdown, height: heightPx },
  )
}

/**
 * Adds a figure to the basket of a tab's shopper, and returns the checkout's address.
 * @param {{ doors: { ringside: { url: string } }, productId: number }} bench
 * @param {import("../tab.mjs").Tab} tab
 */
async function fillBasket({ doors, productId }, { context }, isBlock = true) {
  const { url } = doors.ringside
  await context.request.get(`${url}/tienda/?add-to-cart=${productId}`)
  return url + (isBlock ? checkoutPath : "/checkout/?checkout=classic")
}

/**
 * Replaces the build in the page's script tag.
 * @param {import("playwright-core").Page} page
 * @param {string} file
 */
function useFile(page, file) {
  return page.route(`**${checkoutPath}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace("/ringside/ringside.js", `/ringside/${file}`),
    })
  })
}

/**
 * Fills in the form by keyboard, as a shopper does.
 * @param {import("playwright-core").Page} page
 */
async function fill(page, isBlock = true) {
  if (isBlock) await page.locator(form).waitFor()
  for (const [id, value] of Object.entries(address)) {
    const key = id.replace("billing_", "")
    if (key === "payment_method" || key === "country") continue
    const blockId = key === "email" || key === "terms" ? key : `billing-${key}`
    const field = page.locator(`[id="${isBlock ? blockId : id}"]`)
    if (key === "terms") await field.click({ delay: keyMs })
    else if (key === "state") await field.selectOption(value)
    else {
      await field.focus()
      await page.keyboard.type(value, { delay: keyMs })
    }
  }
  await page.waitForLoadState("networkidle")
  if (isBlock) await page.locator(calmTotals).waitFor()
}

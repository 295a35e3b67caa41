import { watchClick } from "../page/watchClick.mjs"
import { inTab, withinPatience } from "../tab.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 * @typedef {import("../tab.mjs").Tab} Tab
 * @typedef {import("../page/watchClick.mjs").WatchedClick} WatchedClick
 */

const serverDelaysMs = [0, 200, 2_000]

/** A wait of two seconds varies less than the measured times. */
const repeatsWhenSlow = 3

/**
 * A button, the selector of its feedback, and the selector of the basket's count.
 * @typedef {object} Place
 * @property {string} button
 * @property {string} feedback
 * @property {string} count
 * @property {string | undefined} [drawer] opens at an add, over the button
 */

/** @type {Place} */
const hostMarkup = {
  button: "li.product-type-simple.instock:not(.sold-individually) .button.ajax_add_to_cart",
  feedback: ".ajax_add_to_cart.loading",
  count: ".ast-count-text",
  drawer: "#astra-mobile-cart-drawer.active",
}
/** @type {Place} */
const hookMarkup = {
  button: '[data-ringside="add-to-cart"] a',
  feedback: '[data-ringside="add-to-cart"] .loading',
  count: ".ringside-mini-cart-button",
}

/**
 * P6: measures the time from a click to its visible result.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureClicks(bench) {
  /** @type {Figure[]} */
  const figures = []
  for (const delayMs of serverDelaysMs) {
    const repeats = delayMs > 1000 ? Math.min(bench.repeats, repeatsWhenSlow) : bench.repeats
    const runs = await clickAll({ ...bench, repeats }, delayMs)
    for (const turn of /** @type {const} */ (["first", "later"])) {
      const click = `${turn} click, server + ${delayMs} ms`
      const [host, peer, react] = [runs.host, runs.peer, runs.react].map((run) => run.map((clicks) => clicks[turn]))
      if (host && peer && react)
        figures.push(...describeHostClick(click, host, peer), ...describeReactClick(click, react))
    }
  }
  return {
    goal: "P6",
    title: "from a click to the right count",
    method: `A real mouse comes, and clicks at once, on an add button in the middle of the window. From the click's own time stamp to the end of the frame that shows the change; "frames before" counts those shown in between, so 0 is the very next one. Host markup: the shop's archive; at the first click the code that acts is still to be fetched. React: an add-to-cart hook and a mini-cart hook on a page of their own, ready before the first click. "Answer to count" goes from the end of the shop's answer to the change in the page. With the server at 2,000 ms measured ${repeatsWhenSlow} times at most.`,
    figures,
  }
}

/**
 * @param {string} click
 * @param {readonly WatchedClick[]} ours
 * @param {readonly WatchedClick[]} peers
 * @returns {Figure[]}
 */
function describeHostClick(click, ours, peers) {
  const read = (/** @type {(click: WatchedClick) => number} */ value) => ({
    ours: ours.map(value),
    peer: peers.map(value),
  })
  // A page without feedback misses every goal for it.
  const feedback = (/** @type {WatchedClick} */ watched) => watched.feedback ?? { frames: Infinity, seenMs: Infinity }
  return [
    {
      what: `host markup, ${click}: frames before "loading"`,
      job: 'host markup: frames between a click and "loading"',
      unit: "count",
      limit: 0,
      ...read((watched) => feedback(watched).frames),
    },
    { what: `host markup, ${click}: "loading" seen`, unit: "ms", ...read((watched) => feedback(watched).seenMs) },
    { what: `host markup, ${click}: count seen`, unit: "ms", ...read(({ count }) => count.seenMs) },
    {
      what: `host markup, ${click}: answer to count`,
      job: "host markup: from the shop's answer to the count",
      unit: "ms",
      limit: 8,
      ...read(({ answerToCountMs }) => answerToCountMs ?? Number.NaN),
    },
  ]
}

/**
 * @param {string} click
 * @param {readonly WatchedClick[]} clicks
 * @returns {Figure[]}
 */
function describeReactClick(click, clicks) {
  return [
    {
      what: `React mini-cart, ${click}: frames before the count`,
      job: "React mini-cart: frames between a click and the right count",
      unit: "count",
      limit: 0,
      ours: clicks.map(({ count }) => count.frames),
    },
    { what: `React mini-cart, ${click}: count seen`, unit: "ms", ours: clicks.map(({ count }) => count.seenMs) },
  ]
}

/**
 * @param {Bench} bench
 * @param {number} delayMs
 */
async function clickAll({ browser, doors, site, repeats, pages }, delayMs) {
  for (const server of [doors.ringside, doors.peer, site]) server.delayMs = delayMs
  /** @type {Record<"host" | "peer" | "react", { first: WatchedClick, later: WatchedClick }[]>} */
  const runs = { host: [], peer: [], react: [] }
  const hookPage = `${site.url}/?hook=add-to-cart on a link&hook=mini-cart drawer&load=now`
  try {
    for (let run = 0; run < repeats; run += 1) {
      runs.host.push(await inTab(browser, (tab) => clickTwice(tab, doors.ringside.url + pages.archive, hostMarkup)))
      runs.peer.push(
        await inTab(browser, (tab) =>
          clickTwice(tab, doors.peer.url + pages.archive, { ...hostMarkup, drawer: undefined }),
        ),
      )
      runs.react.push(await inTab(browser, (tab) => clickTwice(tab, hookPage, hookMarkup)))
    }
  } finally {
    for (const server of [doors.ringside, doors.peer, site]) server.delayMs = 0
  }
  return runs
}

/**
 * @param {Tab} tab
 * @param {string} url
 * @param {Place} place
 */
async function clickTwice({ page }, url, place) {
  await page.goto(url, { waitUntil: "networkidle" })
  // The React mini-cart mounts when it is visible; the host's count is there from the start.
  await page.locator(place.count).first().waitFor({ state: "attached" })
  const first = await clickOnce(page, place, 1)
  if (place.drawer !== undefined) await closeDrawer(page, place.drawer)
  // Until the shop has answered, a second press on a hook's control counts as the same action.
  await page.locator(place.feedback).first().waitFor({ state: "detached" })
  // The theme's overlay fades out after its drawer, and covers the button until then.
  await page.locator(place.button).first().click({ trial: true })
  const later = await clickOnce(page, place, 2)
  return { first, later }
}

/**
 * @param {import("playwright-core").Page} page
 * @param {Place} place
 * @param {number} count the basket's expected count after the click
 * @returns {Promise<WatchedClick>}
 */
async function clickOnce(page, place, count) {
  const button = page.locator(place.button).first()
  await button.evaluate((element) => element.scrollIntoView({ block: "center" }))
  const box = await button.boundingBox()
  if (!box) throw new Error("The add button can't be seen.")
  await page.evaluate(watchClick, { feedbackSelector: place.feedback, countSelector: place.count, count })
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  return withinPatience(page.evaluate("window.watchedClick"), `the count ${count}`)
}

/**
 * @param {import("playwright-core").Page} page
 * @param {string} selector of the drawer while it is open
 */
async function closeDrawer(page, selector) {
  const drawer = page.locator(selector)
  await drawer.waitFor()
  await page.keyboard.press("Escape")
  await drawer.waitFor({ state: "detached" })
}

import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { openAttribution, readCookieNames, readInputs } from "../support/openAttribution.ts"
import { fillAddress } from "../support/openCheckout.ts"
import { visitHost } from "../support/openHost.ts"

const readPages = (page: Page) => page.evaluate(() => /sbjs_session=pgs%3D(\d+)/.exec(document.cookie)?.[1])

/** Opens a checkout that has the cookies of an earlier script. */
async function openWith(cookies: Readonly<Record<string, string>>, query = "") {
  const visit = await openAttribution({}, { path: "/host/astra.css", isPlain: true })
  const { url } = visit.host
  await visit.context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  await visit.page.goto(`${url}/en/checkout/${query}`)
  return { ...visit, inputs: await readInputs(visit.page) }
}

const packed = (...pairs: readonly string[]) => encodeURIComponent(pairs.join("|||"))

test("cookies that the platform's own script wrote are continued", async () => {
  const { inputs } = await openWith({
    sbjs_migrations: packed("1418474375998=1"),
    sbjs_current_add: packed("fd=2026-11-01 08:00:00", "ep=https://shop.test/es/", "rf=https://blog.test/"),
    sbjs_first_add: packed("fd=2026-10-01 08:00:00", "ep=https://shop.test/", "rf=(none)"),
    sbjs_current: packed("typ=referral", "src=blog.test", "mdm=referral", "cmp=(none)", "cnt=/", "trm=(none)"),
    sbjs_first: packed("typ=typein", "src=(direct)", "mdm=(none)", "cmp=(none)", "cnt=(none)", "trm=(none)"),
    sbjs_udata: packed("vst=3", "uip=(none)", "uag=Old"),
    sbjs_session: packed("pgs=5", "cpg=https://shop.test/es/"),
  })
  expect(inputs).toMatchObject({
    source_type: "referral",
    utm_source: "blog.test",
    referrer: "https://blog.test/",
    session_entry: "https://shop.test/es/",
    session_start_time: "2026-11-01 08:00:00",
    session_pages: "6",
    session_count: "3",
  })
})

test.each<[string, Readonly<Record<string, string>>]>([
  ["cut off", { sbjs_current: "typ%3Dut", sbjs_session: "pg", sbjs_udata: "vst%3" }],
  ["another script's", { sbjs_current: "%7B%22a%22%3A1%7D", sbjs_session: "true", sbjs_udata: "[]" }],
  ["as large as a browser keeps", { sbjs_current: "a".repeat(4000), sbjs_first: "%7C".repeat(1300) }],
])("cookies that are %s don't keep an order from its source", async (_, cookies) => {
  const { inputs, page } = await openWith(cookies, "?utm_source=news")
  expect(inputs).toMatchObject({ source_type: "utm", utm_source: "news" })
  expect(Number(inputs["session_pages"])).toBeGreaterThanOrEqual(1)
  expect(await readCookieNames(page)).toEqual(expect.arrayContaining(["sbjs_current", "sbjs_session", "sbjs_udata"]))
})

test.each<[string, string, object]>([
  ["of 4 kB", `?utm_source=news&utm_campaign=${"x".repeat(4096)}`, { utm_campaign: "x".repeat(500) }],
  ["of another encoding", "?utm_source=espa%F1ol&utm_medium=a+b", { utm_source: "espa%F1ol", utm_medium: "a+b" }],
  ["that is encoded twice", "?utm_source=a%2520b&utm_term=%25", { utm_source: "a%20b", utm_term: "%" }],
  ["beside members of objects", "?constructor=1&__proto__=2&toString=3&utm_source=news", { utm_source: "news" }],
  ["with an emoji", "?utm_source=%F0%9F%98%80&utm_content=ñ", { utm_source: "😀", utm_content: "ñ" }],
])("a campaign %s reaches the order", async (_, query, expected) => {
  const { page, host } = await openAttribution({}, { path: `/en/shop/${query}` })
  await expect.poll(() => readPages(page)).toBe("1")
  await page.goto(`${host.url}/en/checkout/`)
  expect(await readInputs(page)).toMatchObject({ source_type: "utm", ...expected })
  expect(await readCookieNames(page)).toHaveLength(7)
  await fillAddress(page)
  await page.locator("#terms").check()
  await Promise.all([page.waitForURL("**/checkout/order-received/**"), page.locator("#place_order").click()])
  const fields = Object.entries(expected).map(([name, value]) => [`wc_order_attribution_${name}`, value as string])
  expect(host.checkout.orders[0]?.fields).toMatchObject(Object.fromEntries(fields))
})

test("a clock that is set back loses no visit", async () => {
  const { page, host } = await openAttribution({}, { path: "/en/shop/?utm_source=news" })
  await expect.poll(() => readPages(page)).toBe("1")
  await page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() - 600_000
  })
  await page.goto(`${host.url}/en/checkout/`)
  expect(await readInputs(page)).toMatchObject({ utm_source: "news", session_pages: "2", session_count: "1" })
})

test("two tabs are one visit with one source", async () => {
  const { page, host, context } = await openAttribution({}, { path: "/en/shop/?utm_source=news" })
  await expect.poll(() => readPages(page)).toBe("1")
  const { page: second } = await visitHost(host, "/en/checkout/", { context })
  expect(await readInputs(second)).toMatchObject({ utm_source: "news", session_pages: "2", session_count: "1" })
})

test("a page that the browser kept isn't counted again, and follows a withdrawal on the page after it", async () => {
  const visit = { path: "/en/checkout/?utm_source=news", keepsPages: true }
  const { page, host } = await openAttribution({}, visit)
  await expect.poll(async () => (await readInputs(page))["session_pages"]).toBe("1")
  await page.evaluate(() => (document.cookie = "wp_consent_marketing=allow; path=/"))
  await page.goto(`${host.url}/en/shop/`)
  await expect.poll(() => readPages(page)).toBe("2")
  await page.goBack({ waitUntil: "commit" })
  await expect.poll(async () => (await readInputs(page))["utm_source"]).toBe("news")
  await page.goForward({ waitUntil: "commit" })
  await page.evaluate(() => {
    document.cookie = "wp_consent_marketing=deny; path=/"
    document.dispatchEvent(new CustomEvent("wp_listen_for_consent_change", { detail: { marketing: "deny" } }))
  })
  await expect.poll(() => readCookieNames(page)).toEqual([])
  await page.goBack({ waitUntil: "commit" })
  await expect.poll(async () => Object.values(await readInputs(page)).join("")).toBe("")
  expect(await readCookieNames(page)).toEqual([])
})

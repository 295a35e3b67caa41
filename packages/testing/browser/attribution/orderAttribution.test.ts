import { expect, test } from "vitest"
import { selectCases } from "../../../../scripts/test/selectCases.ts"
import { attributionVisits } from "../support/attributionVisits.ts"
import { waitForIdle } from "../support/hooks.ts"
import { createAttributionConfig, openAttribution, readCookieNames, readInputs } from "../support/openAttribution.ts"
import { fillAddress, openCheckout } from "../support/openCheckout.ts"
import type { OpenOptions } from "../support/openPage.ts"
import { pluginOn } from "../support/pluginFront.ts"

test.each(selectCases(attributionVisits, 2))(
  "an order of a shopper from %s reports it once",
  async (_, query, referrer, expected) => {
    // Opened from a page of nobody's, so that the browser sends the referrer.
    const { page, host } = await openAttribution({}, { path: "/host/astra.css", isPlain: true })
    await page.goto(`${host.url}/en/checkout/${query}`, referrer === "" ? {} : { referer: referrer })
    const inputs = await readInputs(page)
    expect(inputs).toMatchObject({ ...expected, session_pages: "1", session_count: "1" })
    expect(inputs["session_entry"]).toContain("/en/checkout/")
    expect(await page.locator('[name="wc_order_attribution_source_type"]').count()).toBe(1)
    await fillAddress(page)
    await page.locator("#terms").check()
    await Promise.all([page.waitForURL("**/checkout/order-received/**"), page.locator("#place_order").click()])
    const posted = Object.entries(host.checkout.orders[0]?.fields ?? {}).filter(([name]) =>
      name.startsWith("wc_order_"),
    )
    expect(posted).toHaveLength(16)
    expect(Object.fromEntries(posted)).toEqual(
      Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`wc_order_attribution_${name}`, value])),
    )
  },
)

test("pages and visits are counted, and the first source stays", async () => {
  const { page, host } = await openAttribution({}, { path: "/en/shop/?utm_source=first" })
  const readPages = () => page.evaluate(() => /sbjs_session=pgs%3D(\d+)/.exec(document.cookie)?.[1])
  await expect.poll(readPages).toBe("1")
  await page.goto(`${host.url}/en/product/southpaw/`)
  await expect.poll(readPages).toBe("2")
  await page.goto(`${host.url}/en/checkout/`)
  await expect.poll(async () => (await readInputs(page))["session_pages"]).toBe("3")
  expect(await readInputs(page)).toMatchObject({ utm_source: "first", session_count: "1" })
  await page.evaluate(() => (document.cookie = "sbjs_session=; path=/; max-age=0"))
  await page.goto(`${host.url}/en/checkout/?utm_source=second`)
  await expect.poll(async () => (await readInputs(page))["session_count"]).toBe("2")
  expect(await readInputs(page)).toMatchObject({ utm_source: "second", session_pages: "1" })
  expect(await page.evaluate(() => decodeURIComponent(document.cookie))).toContain("sbjs_first=typ=utm|||src=first")
})

test("a campaign is recorded without waiting for the page to be idle", async () => {
  const { page, host } = await openAttribution(
    {},
    { path: "/en/shop/", before: () => (window.requestIdleCallback = () => 0) },
  )
  await page.goto(`${host.url}/en/shop/?utm_source=news`)
  await expect.poll(() => readCookieNames(page)).toHaveLength(7)
})

test("secrets stay out of what is stored", async () => {
  const { page } = await openAttribution({}, { path: "/en/checkout/?key=wc_order_1&email=ana@example.com#wcpay-x" })
  const { session_entry: entry } = await readInputs(page)
  expect(entry).toMatch(/\/en\/checkout\/\?key=redacted&email=redacted$/)
  expect(await page.evaluate(() => decodeURIComponent(document.cookie))).not.toMatch(/wc_order_1|ana@|wcpay/)
})

/** The platform's own script for a form, in short. */
const hostScript = `<script id="wc-order-attribution-js">
  document.cookie = "sbjs_session=pgs%3D7; path=/"
  for (const element of [...document.querySelectorAll("wc-order-attribution-inputs")].slice(0, 1)) {
    const input = Object.assign(document.createElement("input"), { type: "hidden" })
    element.append(Object.assign(input, { name: "wc_order_attribution_user_agent", value: "host" }))
  }
</script>`
const printed = `<script>var wc_order_attribution = {"params":{"allowTracking":true,"lifetime":0.00001}};</script>`

test("where the host's script tracks, ours writes neither cookies nor inputs", async () => {
  const { page } = await openCheckout(
    { state: 1, head: printed, body: `${hostScript}<form data-ringside="email-capture"></form>` },
    { path: "/en/checkout/?utm_source=a" },
  )
  await page.waitForFunction(
    "performance.getEntriesByType('resource').some(({ name }) => name.includes('attribution-tracking'))",
  )
  await waitForIdle(page)
  expect(await readInputs(page)).toEqual({ user_agent: "host" })
  expect(await readCookieNames(page)).toEqual(["sbjs_session"])
  expect(await page.evaluate(() => document.cookie)).toContain("sbjs_session=pgs%3D7")
  expect(await page.locator("wc-order-attribution-inputs").count()).toBe(2)
})

test.each([
  ["the platform's settings printed", { state: 2, head: printed }],
  ["a page config alone", { state: 3, config: createAttributionConfig() }],
  ...pluginOn.map(({ name, host, open }) => [name, { ...host, head: printed }, open] as const),
] as const)("with %s, ours writes both", async (_, host, open: OpenOptions = {}) => {
  const { page } = await openCheckout(host, { ...open, path: "/en/checkout/?utm_source=a" })
  expect(await readInputs(page)).toMatchObject({ source_type: "utm", utm_source: "a", session_pages: "1" })
  expect(await page.locator("wc-order-attribution-inputs").count()).toBe(1)
  expect(await readCookieNames(page)).toHaveLength(7)
})

test("a page that has all of it fetches no React", async () => {
  const files: string[] = []
  const { page } = await openAttribution(
    { config: { analytics: { dataLayer: "shopEvents" } } },
    {
      prepare: (opened) => {
        opened.on("response", (response) => files.push(new URL(response.url()).pathname))
        return Promise.resolve()
      },
    },
    { body: '<div data-ringside="consent"></div>' },
  )
  await page.getByRole("region", { name: "Your privacy" }).getByRole("button", { name: "Accept all" }).click()
  await expect.poll(() => page.evaluate("Array.isArray(window.shopEvents)")).toBe(true)
  const chunks = files.flatMap((path) => /\/chunks\/(.*)-[A-Z0-9]{8}\.js$/.exec(path)?.[1] ?? [])
  expect(chunks).toEqual(
    expect.arrayContaining(["attribution-tracking", "attribution-analytics", "attribution-consent"]),
  )
  expect(chunks.filter((name) => name.startsWith("ui"))).toEqual([])
})

test("a denial deletes what was stored, and its end begins anew", async () => {
  const { page } = await openAttribution({}, { path: "/en/checkout/?utm_source=a" })
  await readInputs(page)
  expect(await readCookieNames(page)).toHaveLength(7)
  const setTracking = (isAllowed: boolean) =>
    page.evaluate((allow) => {
      const api = window as unknown as { wc_order_attribution: { setOrderTracking(allow: boolean): void } }
      api.wc_order_attribution.setOrderTracking(allow)
    }, isAllowed)
  await setTracking(false)
  expect(await readCookieNames(page)).toEqual([])
  expect(Object.values(await readInputs(page)).join("")).toBe("")
  await setTracking(true)
  await setTracking(true)
  expect(await readInputs(page)).toMatchObject({ utm_source: "a", session_pages: "1", session_count: "1" })
})

test("inputs return when the form is rendered again, and go when the page stops", async () => {
  const { page } = await openAttribution()
  await readInputs(page)
  await page.evaluate(() => {
    const element = document.createElement("wc-order-attribution-inputs")
    document.querySelector("wc-order-attribution-inputs")?.replaceWith(element)
    document.querySelector("form.checkout")?.append(document.createElement("wc-order-attribution-inputs"))
  })
  await expect.poll(() => page.locator('[name="wc_order_attribution_source_type"]').count()).toBe(1)
  await page.evaluate("ringside.stop()")
  await expect.poll(() => page.locator('input[name^="wc_order_attribution_"]').count()).toBe(0)
  expect(await page.evaluate(() => Object.keys(window).includes("wc_order_attribution"))).toBe(false)
})

test("an order goes through without its source where cookies are blocked", async () => {
  const { page, host } = await openAttribution(
    {},
    {
      before: () => {
        Object.defineProperty(Document.prototype, "cookie", {
          get: () => "",
          set: () => {
            throw new DOMException("blocked", "SecurityError")
          },
        })
      },
    },
  )
  expect(Object.values(await readInputs(page)).join("")).toBe("")
  await fillAddress(page)
  await page.locator("#terms").check()
  await Promise.all([page.waitForURL("**/checkout/order-received/**"), page.locator("#place_order").click()])
  expect(host.checkout.orders).toHaveLength(1)
})

test("the inputs are written where another script has defined the element", async () => {
  const before = `customElements.define("wc-order-attribution-inputs", class Theirs extends HTMLElement {})`
  const { page } = await openAttribution({}, { path: "/en/checkout/?utm_source=news", before })
  expect(await readInputs(page)).toMatchObject({ source_type: "utm", utm_source: "news" })
  expect(await page.evaluate(() => customElements.get("wc-order-attribution-inputs")?.name)).toBe("Theirs")
  await page.evaluate(() => {
    const form = document.createElement("form")
    form.id = "late"
    form.append(document.createElement("wc-order-attribution-inputs"))
    document.body.append(form)
  })
  const late = page.locator('#late input[name="wc_order_attribution_utm_source"]')
  await late.waitFor({ state: "attached" })
  expect(await late.inputValue()).toBe("news")
})

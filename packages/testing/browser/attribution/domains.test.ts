import type { BrowserContext } from "playwright-core"
import { expect, test } from "vitest"
import { openAttribution, readInputs } from "../support/openAttribution.ts"

/** Where the cookies of attribution are, each domain once. */
async function readDomains(context: BrowserContext): Promise<readonly string[]> {
  const cookies = await context.cookies()
  return [...new Set(cookies.filter(({ name }) => name.startsWith("sbjs_")).map(({ domain }) => domain))].sort()
}

/** A shop that answers with and without www. Nothing is opened yet. */
async function openDomains() {
  const visit = await openAttribution({}, { path: "/host/astra.css", isPlain: true })
  const { port } = new URL(visit.host.url)
  return { ...visit, www: `http://www.shop.test:${port}`, bare: `http://shop.test:${port}` }
}

test.each([
  ["www", "bare"],
  ["bare", "www"],
] as const)("a campaign that led to the %s address is in an order of the %s address", async (first, second) => {
  const { page, context, ...shop } = await openDomains()
  await page.goto(`${shop[first]}/en/shop/?utm_source=news`)
  await expect.poll(() => readDomains(context)).toEqual([".shop.test"])
  await page.goto(`${shop[second]}/en/checkout/`, { referer: `${shop[first]}/en/shop/` })
  await expect.poll(async () => (await readInputs(page))["session_pages"]).toBe("2")
  expect(await readInputs(page)).toMatchObject({ utm_source: "news", session_count: "1" })
  expect(await readDomains(context)).toEqual([".shop.test"])
})

test.each(["www", "bare"] as const)(
  "a withdrawal on the %s address deletes what any script wrote there",
  async (name) => {
    const { page, context, ...shop } = await openDomains()
    const { hostname } = new URL(shop[name])
    await page.goto(`${shop[name]}/en/checkout/?utm_source=news`)
    await expect.poll(async () => (await readInputs(page))["utm_source"]).toBe("news")
    // Scripts before ours wrote to the host alone, or to the host with www.
    await page.evaluate((domain) => {
      document.cookie = "sbjs_first=typ%3Dutm; path=/"
      document.cookie = `sbjs_udata=vst%3D1; path=/; domain=.${domain}`
      document.cookie = "wp_consent_marketing=allow; path=/"
    }, hostname)
    await expect.poll(() => readDomains(context)).toEqual([...new Set([".shop.test", hostname, `.${hostname}`])].sort())
    await page.evaluate(() => {
      document.dispatchEvent(new CustomEvent("wp_listen_for_consent_change", { detail: { marketing: "deny" } }))
    })
    await expect.poll(() => readDomains(context)).toEqual([])
    expect(Object.values(await readInputs(page)).join("")).toBe("")
  },
)

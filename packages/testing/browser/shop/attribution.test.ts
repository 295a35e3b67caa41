import type { Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { selectCases } from "../../../../scripts/test/selectCases.ts"
import { audit } from "../support/audit.ts"
import { attributionVisits } from "../support/attributionVisits.ts"
import { buyByWallet } from "../support/buyByWallet.ts"
import { readCookieNames } from "../support/openAttribution.ts"
import { openPage } from "../support/openPage.ts"
import { openShop, type RunningServer } from "../support/openServer.ts"
import { firstAddButton, openShopPage } from "../support/shop.ts"

const fields = {
  first_name: "Nuria",
  last_name: "Relente",
  address_1: "Calle Mayor 1",
  postcode: "48001",
  city: "Bilbao",
  email: "nuria@example.com",
} as const

const fieldPrefix = "wc_order_attribution_"
const extensionName = "woocommerce/order-attribution"

/** The fields of an order, in the order of the contract. */
const orderFields = [
  ...["source_type", "referrer", "utm_campaign", "utm_source", "utm_medium", "utm_content", "utm_id", "utm_term"],
  ...["utm_source_platform", "utm_creative_format", "utm_marketing_tactic", "session_entry", "session_start_time"],
  ...["session_pages", "session_count", "user_agent"],
]

/** The data that the block checkout sends with an order beside the address. */
type OrderBody = Readonly<Record<"extensions", Readonly<Record<string, Readonly<Record<string, string | null>>>>>>

/** Resolves when the page's visit is counted, and its orders carry the fields. */
async function waitForTracking(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const api: unknown = Reflect.get(window, "wc_order_attribution")
    return typeof api === "object" && api !== null && "getAttributionData" in api
  })
}

/** Orders in the block checkout; answers the extension data of the order. */
async function orderInBlocks(page: Page, prefix: string): Promise<OrderBody["extensions"]> {
  await page.goto(new URL(`${prefix}/checkout/?checkout=block`, page.url()).href)
  await waitForTracking(page)
  return placeInBlocks(page)
}

/** Places an order on the block checkout's page. */
async function placeInBlocks(page: Page): Promise<OrderBody["extensions"]> {
  await page.locator("#email").fill(fields.email)
  for (const [key, value] of Object.entries(fields)) {
    if (key !== "email") await page.locator(`[id="billing-${key}"]`).fill(value)
  }
  await page.locator("#billing-state").selectOption("BI")
  await page.locator("#terms").check()
  const posted = page.waitForRequest(
    (request) => request.method() === "POST" && /\/wc\/store\/v1\/checkout\b/.test(request.url()),
  )
  await Promise.all([
    page.waitForURL("**/checkout/order-received/**"),
    page.locator(".ringside-order-place button").click(),
  ])
  return ((await posted).postDataJSON() as OrderBody).extensions
}

async function order(page: Page, prefix: string): Promise<string> {
  await page.goto(new URL(`${prefix}/checkout/`, page.url()).href)
  await waitForTracking(page)
  await page.locator("#billing_state").selectOption("BI")
  for (const [key, value] of Object.entries(fields)) await page.locator(`#billing_${key}`).fill(value)
  await page.locator("#terms").check()
  const posted = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("wc-ajax=checkout"),
  )
  await Promise.all([page.waitForURL("**/checkout/order-received/**"), page.locator("#place_order").click()])
  return (await posted).postData() ?? ""
}

const consentTexts = [
  { prefix: "", accept: "Aceptar todo", region: "Tu privacidad" },
  { prefix: "/en", accept: "Accept all", region: "Your privacy" },
]

test.each(selectCases(consentTexts, 2))(
  "an order in '$prefix' carries its campaign after consent, and analytics reports it once",
  async ({ prefix, accept, region }) => {
    const { page } = await openShopPage(`${prefix}/tienda/?utm_source=boletin&utm_campaign=primavera`, {
      isAsked: true,
    })
    const banner = page.getByRole("region", { name: region })
    await banner.waitFor()
    expect(await readCookieNames(page)).toEqual([])
    expect(await audit(page, ".ringside-consent")).toEqual([])
    await banner.getByRole("button", { name: accept }).click()
    await banner.waitFor({ state: "hidden" })
    await expect.poll(() => readCookieNames(page)).toHaveLength(7)
    await firstAddButton(page).click()
    await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
    const events = () =>
      page.evaluate(() =>
        ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).flatMap(({ event }) => event ?? []),
      )
    await expect.poll(events).toContain("add_to_cart")
    const posted = new URLSearchParams(await order(page, prefix))
    const source = [...posted].filter(([name]) => name.startsWith(fieldPrefix))
    expect(source.map(([name]) => name.slice(fieldPrefix.length))).toEqual(orderFields)
    expect(Object.fromEntries(source)).toMatchObject({
      [`${fieldPrefix}source_type`]: "utm",
      [`${fieldPrefix}utm_source`]: "boletin",
      [`${fieldPrefix}utm_campaign`]: "primavera",
      [`${fieldPrefix}session_pages`]: "2",
    })
    await expect.poll(events).toEqual(["purchase"])
  },
)

test("an order of the block checkout carries its campaign after consent, field by field", async () => {
  const { page } = await openShopPage("/en/tienda/?utm_source=block-news&utm_campaign=autumn%20sale", { isAsked: true })
  await page.getByRole("button", { name: "Accept all" }).click()
  await expect.poll(() => readCookieNames(page)).toHaveLength(7)
  await firstAddButton(page).click()
  await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  const extensions = await orderInBlocks(page, "/en")
  expect(Object.keys(extensions)).toEqual([extensionName])
  const recorded = extensions[extensionName] ?? {}
  expect(Object.keys(recorded)).toEqual(orderFields)
  expect(recorded).toMatchObject({
    source_type: "utm",
    utm_source: "block-news",
    utm_campaign: "autumn sale",
    utm_content: "(none)",
    session_pages: "2",
    session_count: "1",
  })
  expect(recorded["session_entry"]).toContain("/en/tienda/?utm_source=block-news")
})

test.each(selectCases(attributionVisits, 5))(
  "an order of the block checkout from %s carries the contract's fields",
  async (name, query, referrer, expected) => {
    // Opened from a page without a script, so that the browser sends the referrer of the visit that counts.
    const { page, context } = await openShopPage("/ringside/ringside.js", { isPlain: true })
    const shopUrl = new URL(page.url()).origin
    await context.addCookies([{ name: "wp_consent_marketing", value: "allow", url: shopUrl }])
    const product = name.length % 2 === 0 ? 103 : 105
    await context.request.get(`${shopUrl}/en/?add-to-cart=${String(product)}`, { maxRetries: 1 })
    const address = `${shopUrl}/en/checkout/?checkout=block${query.replace("?", "&")}`
    await page.goto(address, referrer === "" ? {} : { referer: referrer })
    await expect.poll(() => readCookieNames(page)).toHaveLength(7)
    const { [extensionName]: recorded = {} } = await placeInBlocks(page)
    expect(Object.keys(recorded)).toEqual(orderFields)
    expect(recorded).toMatchObject({ ...expected, session_pages: "1", session_count: "1" })
  },
)

describe("wallet orders, of a shop with its own stock", () => {
  let shop: RunningServer
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  test.each(selectCases(attributionVisits, 5))(
    "an order by wallet, on a product's page, from %s carries the contract's fields",
    async (_, query, referrer, expected) => {
      const { page, context } = await openPage(`${shop.url}/ringside/ringside.js`, { isPlain: true })
      await context.addCookies([{ name: "wp_consent_marketing", value: "allow", url: shop.url }])
      const address = `${shop.url}/en/product/lola-vendaval-quirante/${query}`
      await page.goto(address, referrer === "" ? {} : { referer: referrer })
      await expect.poll(() => readCookieNames(page)).toHaveLength(7)
      const posted = page.waitForRequest(
        (request) => request.method() === "POST" && /\/wc\/store\/v1\/checkout\b/.test(request.url()),
      )
      await buyByWallet(page)
      const { [extensionName]: recorded = {} } = ((await posted).postDataJSON() as OrderBody).extensions
      expect(Object.keys(recorded)).toEqual(orderFields)
      expect(recorded).toMatchObject({ ...expected, session_pages: "1", session_count: "1" })
    },
  )
})

test("an order of the block checkout without consent carries no source", async () => {
  const { page } = await openShopPage("/tienda/?utm_source=boletin", { isAsked: true })
  await page.getByRole("button", { name: "Rechazar todo" }).click()
  await firstAddButton(page).click()
  await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  const extensions = await orderInBlocks(page, "")
  expect(Object.values(extensions[extensionName] ?? {}).filter((value) => value !== null)).toEqual([])
  expect(await readCookieNames(page)).toEqual([])
})

test("an order without consent carries no source", async () => {
  const { page } = await openShopPage("/tienda/?utm_source=boletin", { isAsked: true })
  await page.getByRole("button", { name: "Rechazar todo" }).click()
  await firstAddButton(page).click()
  await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  const posted = new URLSearchParams(await order(page, ""))
  const recorded = [...posted].filter(([name]) => name.startsWith("wc_order_attribution_"))
  expect(recorded.map(([, value]) => value).join("")).toBe("")
  expect(await readCookieNames(page)).toEqual([])
  expect(await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? [])).toEqual([])
})

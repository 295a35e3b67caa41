import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { audit } from "../support/audit.ts"
import { readCookieNames } from "../support/openAttribution.ts"
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

/** The fields of an order, in the order of the contract. */
const orderFields = [
  ...["source_type", "referrer", "utm_campaign", "utm_source", "utm_medium", "utm_content", "utm_id", "utm_term"],
  ...["utm_source_platform", "utm_creative_format", "utm_marketing_tactic", "session_entry", "session_start_time"],
  ...["session_pages", "session_count", "user_agent"],
]

async function order(page: Page, prefix: string): Promise<string> {
  await page.goto(new URL(`${prefix}/checkout/`, page.url()).href)
  await page.locator("#billing_state").selectOption("BI")
  for (const [key, value] of Object.entries(fields)) await page.locator(`#billing_${key}`).fill(value)
  await page.locator("#terms").check()
  const posted = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("wc-ajax=checkout"),
  )
  await Promise.all([page.waitForURL("**/checkout/order-received/**"), page.locator("#place_order").click()])
  return (await posted).postData() ?? ""
}

test.each([
  { prefix: "", accept: "Aceptar todo", region: "Tu privacidad" },
  { prefix: "/en", accept: "Accept all", region: "Your privacy" },
])(
  "an order in '$prefix' tells its campaign after consent, and analytics tells it once",
  async ({ prefix, accept, region }) => {
    const { page } = await openShopPage(`${prefix}/tienda/?utm_source=boletin&utm_campaign=primavera`)
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

test("an order without consent tells nothing", async () => {
  const { page } = await openShopPage("/tienda/?utm_source=boletin")
  await page.getByRole("button", { name: "Rechazar todo" }).click()
  await firstAddButton(page).click()
  await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  const posted = new URLSearchParams(await order(page, ""))
  const told = [...posted].filter(([name]) => name.startsWith("wc_order_attribution_"))
  expect(told.map(([, value]) => value).join("")).toBe("")
  expect(await readCookieNames(page)).toEqual([])
  expect(await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? [])).toEqual([])
})

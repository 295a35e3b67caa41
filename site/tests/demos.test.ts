import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openSite } from "../../scripts/site/openSite.mjs"
import { openBrowser } from "./openBrowser.ts"

let browser: Browser
let site: Awaited<ReturnType<typeof openSite>>

beforeAll(async () => {
  ;[browser, site] = await Promise.all([openBrowser(), openSite(0)])
})
afterAll(async () => {
  await browser.close()
  site.close()
})

async function openDemo(name: string): Promise<Page> {
  const page = await browser.newPage({ locale: "en-GB" })
  await page.goto(`${site.url}/demos/${name}.html`)
  return page
}

it("a product is shown with its price, and goes into the basket", async () => {
  const page = await openDemo("product")
  await page.getByText("18.00 €").first().waitFor()
  await page.getByRole("button", { name: /add/i }).click()
  await page.getByText(/added/i).first().waitFor()
})

it("a list shows four products, one of them reduced", async () => {
  const page = await openDemo("products")
  await expect.poll(() => page.getByRole("button", { name: /add/i }).count()).toBe(4)
  await page.getByText("12.00 €").first().waitFor()
})

it("an order is placed from the address to the page that thanks", async () => {
  const page = await openDemo("checkout")
  await page.getByText("Bank transfer").first().waitFor()
  const fields = {
    "Email address": "ana@example.com",
    "First name": "Ana",
    "Last name": "Ruiz",
    "Street address": "1 High Street",
    "Town / City": "Leeds",
    Postcode: "LS1 1UR",
  }
  for (const [name, value] of Object.entries(fields)) await page.getByLabel(name, { exact: true }).first().fill(value)
  await page.getByRole("button", { name: /place order/i }).click()
  await page.waitForURL("**/thanks.html")
})

describe("wallets of the simulated provider", () => {
  it("pay for the basket, from the button to the page that thanks", async () => {
    const page = await openDemo("express-checkout")
    await page.getByText("simulated provider: no money moves").waitFor()
    await page.getByRole("button", { name: "Google Pay" }).click()
    const sheet = page.frameLocator('iframe[title="Google Pay (simulated)"]')
    await sheet.getByRole("button", { name: /^pay/i }).click()
    await page.waitForURL("**/thanks.html")
  })

  it("of the provider itself opens from a button", async () => {
    const page = await openDemo("provider-wallet")
    await page.getByRole("button", { name: "Pay with your saved details" }).click()
    await page.waitForURL("**/wallet.html")
    await page.getByText("No money moves here.").waitFor()
  })
})

it("an address that is typed goes to the marketing service", async () => {
  const page = await openDemo("email-capture")
  await page.getByLabel("E-mail").fill("ana@example.com")
  await page.keyboard.press("Tab")
  await expect.poll(() => page.locator("output").textContent()).toBe("ana@example.com")
})

it("a page builder changes logo, colours and title of the shop in its frame", async () => {
  const page = await openDemo("preview")
  const shop = page.frameLocator("iframe")
  const logo = shop.locator('[data-ringside="preview"]').first()
  await logo.waitFor()
  await page.getByLabel("Logo").selectOption("round")
  await expect.poll(() => logo.getAttribute("src")).toContain("logo-round.svg")
  await page.getByLabel("Colours").selectOption("green")
  await expect
    .poll(() => shop.locator("body").evaluate((body) => getComputedStyle(body).getPropertyValue("color")))
    .toBe("rgb(18, 112, 63)")
  await page.getByLabel("Title").uncheck()
  await shop.getByText("Red Corner").waitFor({ state: "hidden" })
})

it("a payment that is refused is said at the place for notices", async () => {
  const page = await openDemo("notices")
  await page.getByRole("button", { name: "Google Pay" }).click()
  const sheet = page.frameLocator('iframe[title="Google Pay (simulated)"]')
  await sheet.getByLabel("Test card").selectOption("4000000000000002")
  await sheet.getByRole("button", { name: /^pay/i }).click()
  await page.locator('[data-ringside="notices"]').getByText("The card was declined.").waitFor()
})

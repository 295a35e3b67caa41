import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openSite } from "../../scripts/site/openSite.mjs"
import { openBrowser } from "./openBrowser.ts"

let browser: Browser
let site: Awaited<ReturnType<typeof openSite>>
let page: Page

beforeAll(async () => {
  ;[browser, site] = await Promise.all([openBrowser(), openSite(0)])
  page = await browser.newPage({ locale: "en-GB" })
  page.setDefaultTimeout(20_000)
  await page.goto(site.url, { waitUntil: "networkidle" })
})
afterAll(async () => {
  await browser.close()
  site.close()
})

it.each([
  ["popup after 5 s, once a week", "/recipes/popups"],
  ["own texts", "/recipes/texts"],
  ["hide on phones", "/recipes/phones"],
  ["content security policy", "/recipes/policy"],
  ["snipcart", "/migrate/snipcart"],
  ["data-ringside-thumbnails", "/gallery"],
])("the search finds %s, without a server", async (words, path) => {
  await page.keyboard.press("Control+k")
  await page.locator("input.search-input").fill(words)
  const results = page.locator(".VPLocalSearchBox .result")
  await expect.poll(() => results.first().getAttribute("href")).toContain(path)
  await page.keyboard.press("Escape")
})

it("the playground writes the HTML of what is chosen, and shows it", async () => {
  await page.goto(`${site.url}/playground?hook=mini-cart`)
  const code = page.locator(".playground pre")
  await page.getByLabel("layout", { exact: true }).selectOption("inline (default)")
  await expect.poll(() => code.textContent()).not.toContain("drawer")
  await page.getByLabel("quantities", { exact: true }).selectOption("off")
  await expect.poll(() => code.textContent()).toContain('data-ringside-quantities="off"')
  const shown = page.frameLocator(".playground iframe")
  await shown.getByText("Sketch album").first().waitFor()
  expect(await shown.getByRole("spinbutton").count()).toBe(0)
  await page.getByLabel("quantities", { exact: true }).selectOption("on (default)")
  await shown.getByRole("spinbutton").first().waitFor()
})

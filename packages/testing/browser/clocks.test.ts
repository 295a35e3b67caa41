import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { openHost } from "./support/openHost.ts"

const addSouthpaw = ".post-11 .button.add_to_cart_button"
const dayMs = 24 * 60 * 60 * 1000

/** Adds a product, and waits until its markup is stored for the next page. */
async function fillBasket(page: Page): Promise<void> {
  await page.locator(addSouthpaw).click()
  await page.locator(`${addSouthpaw}.added`).waitFor()
  await expect.poll(() => page.locator(".mini_cart_item").count()).toBe(3)
}

test.each([
  ["went ahead by two days", 2 * dayMs],
  ["was set back by two days", -2 * dayMs],
])("after a clock %s the basket is fetched once, and then comes from the cache", async (_, shiftMs) => {
  const startMs = Date.now()
  const prepare = (page: Page) => page.clock.setFixedTime(startMs)
  const { page, host, requests } = await openHost("/en/shop/", { state: 3 }, { prepare })
  await page.locator(".woocommerce-mini-cart__empty-message").first().waitFor({ state: "attached" })
  await fillBasket(page)
  const before = requests.length
  await page.clock.setFixedTime(startMs + shiftMs)
  for (const _visit of ["first", "second"]) {
    await page.goto(`${host.url}/en/product/southpaw/`)
    await expect.poll(() => page.locator(".mini_cart_item").count()).toBe(3)
    await expect.poll(() => requests.slice(before)).toEqual(["POST get_refreshed_fragments"])
  }
})

test("a tab that slept for more than a day fetches the basket once", async () => {
  const prepare = (page: Page) => page.clock.install()
  const { page, requests } = await openHost("/en/shop/", { state: 3 }, { prepare })
  await page.locator(".woocommerce-mini-cart__empty-message").first().waitFor({ state: "attached" })
  await fillBasket(page)
  const before = requests.length
  const wokeAtMs = (await page.evaluate(() => Date.now())) + dayMs
  await page.clock.fastForward(1.1 * dayMs)
  await expect
    .poll(() => page.evaluate(() => Number(sessionStorage.getItem("wc_cart_created"))))
    .toBeGreaterThan(wokeAtMs)
  // Browsers dispatch this when the tab is visible again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })))
  // A second request would be sent before that of an add that is sent now.
  await page.locator(".post-12 .button.add_to_cart_button").dispatchEvent("click")
  await page.locator(".post-12 .button.added").waitFor()
  expect(requests.slice(before)).toEqual(["POST get_refreshed_fragments", "POST add_to_cart"])
})

import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { openBasketPage, lineOf } from "./support/openBasketPage.ts"
import { openHost } from "./support/openHost.ts"

// Plugins of the basket (bars for free shipping, protection against spam, decimal quantities) receive and change the platform's requests
// through jQuery. Those of the checkout: checkout/ajaxHooks.test.ts.

/** Notes each request that jQuery has ended, and what the page shows then; adds a header to each. */
const follow = (page: Page, shown: string) =>
  page.evaluate(`
    window.received = []
    jQuery(document).on("ajaxSend", (event, xhr) => xhr.setRequestHeader("X-Plugin", "on"))
    jQuery(document).on("ajaxComplete", (event, xhr, { url, type }) =>
      received.push([type, new URL(url, location.href).searchParams.get("wc-ajax") ?? "page", ${shown}].join(" ")))`)
const readNotes = (page: Page) => page.evaluate(() => window.received)

test("an add, a removal and a refresh are requests of the page's jQuery, which ends them on the page as they have changed it", async () => {
  const { page } = await openHost("/en/shop/", { state: 3, hasJQuery: true })
  await page.locator(".post-11 .add_to_cart_button").first().waitFor()
  await follow(page, `document.querySelector(".ast-count-text").textContent`)
  const headers: unknown[] = []
  page.on("request", (request) => {
    if (request.url().includes("wc-ajax")) headers.push(request.headers()["x-plugin"])
  })
  await page.locator(".post-11 .add_to_cart_button").last().click()
  await expect.poll(() => readNotes(page)).toContain("POST add_to_cart 1")
  await page.evaluate("jQuery(document.body).trigger('wc_fragment_refresh')")
  await expect.poll(() => readNotes(page)).toContain("POST get_refreshed_fragments 1")
  await page.locator(".astra-cart-drawer .remove_from_cart_button").click()
  await expect.poll(() => readNotes(page)).toContain("POST remove_from_cart 0")
  expect(new Set(headers)).toEqual(new Set(["on"]))
})

test("a quantity, a coupon and a removed line of the basket page are such requests, too", async () => {
  const { page } = await openBasketPage({ host: { state: 2, hasJQuery: true } })
  await follow(page, `document.querySelectorAll("tr.cart_item").length`)
  await lineOf(page, "Southpaw").locator(".qty").fill("4")
  await page.locator("[name=update_cart]").click()
  await expect.poll(() => readNotes(page)).toContain("POST page 2")
  await page.locator("#coupon_code").fill("no-such-code")
  await page.locator("[name=apply_coupon]").click()
  await expect.poll(() => readNotes(page)).toContain("POST apply_coupon 2")
  await lineOf(page, "Southpaw").locator("a.remove").click()
  await expect.poll(() => readNotes(page)).toContain("GET page 1")
})

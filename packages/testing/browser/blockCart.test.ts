import { expect, test } from "vitest"
import { openHost } from "./support/openHost.ts"

for (const state of [2, 3] as const) {
  test(`the header follows the block cart, which sends its event to the window alone (state ${state})`, async () => {
    const { page, host } = await openHost("/en/shop/", { state })
    // The first visit's own refresh would show the change, too.
    await page.locator(".woocommerce-mini-cart__empty-message").first().waitFor({ state: "attached" })
    const session = await page.context().cookies()
    const cookie = session.map(({ name, value }) => `${name}=${value}`).join("; ")
    host.cart.basketOf(host.cart.sessionOf({ headers: { cookie } })).add({ id: 11, quantity: 3 })
    await page.evaluate(() =>
      window.dispatchEvent(new CustomEvent("wc-blocks_store_sync_required", { detail: { type: "from_iAPI" } })),
    )
    await expect.poll(() => page.locator(".ast-count-text").first().textContent()).toBe("3")
  })
}

test("the link to the basket follows the page's English", async () => {
  const words = []
  for (const locale of ["en-US", "en-GB"]) {
    const { page } = await openHost("/en/shop/", { state: 3, config: { locale } })
    await page.locator(".post-11 .button.add_to_cart_button").click()
    words.push(await page.locator(".post-11 .added_to_cart").textContent())
  }
  expect(words).toEqual(["View cart", "View basket"])
})

import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createEmail, goToBasket, goToCheckout, typed } from "./support/buyInShop.ts"
import { breakTexts } from "./support/hostTranslator.ts"
import { waitForReview } from "./support/openCheckout.ts"
import { comeToHeader } from "./support/hooks.ts"
import { openHost } from "./support/openHost.ts"
import { openPage } from "./support/openPage.ts"
import { openShop, type RunningServer } from "./support/openServer.ts"

/*
 * A browser's translator takes texts out of the page and puts others in, in elements of its own, while our widgets work on the page.
 * An error that nobody catches fails each of these tests.
 */

// A shop of its own: what is bought here would be missing from the shelves of other tests.
let shop: RunningServer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const open = (path: string) => openPage(shop.url + path, { before: breakTexts, expectedErrors: /40[02]/ })

/** Has the translator go over the page once more, as when the shopper chooses another language. */
const translateAgain = (page: Page) => page.evaluate("translateAgain()")

test("basket page and classic checkout sell while a translator wraps their texts", async () => {
  const { page } = await open("/en/tienda/")
  await goToBasket(page, { prefix: "/en" })
  await page.locator(".woocommerce-cart-form .plus").first().click()
  await expect.poll(() => page.locator(".woocommerce-cart-form .qty").inputValue()).toBe("2")
  await expect.poll(() => page.locator(".ast-count-text:visible").first().textContent()).toBe("2")
  await page.locator("#coupon_code").fill("no-such-coupon")
  await page.locator("[name=apply_coupon]").click()
  await page.locator(".coupon-error-notice, .woocommerce-error").first().waitFor()
  await page.locator(".woocommerce-cart-form .remove").click()
  await page.locator(".restore-item").click()
  await expect.poll(() => page.locator(".woocommerce-cart-form .qty").inputValue()).toBe("2")
  await translateAgain(page)
  await goToCheckout(page)
  await page.locator("#place_order").click()
  await page.locator(".woocommerce-invalid").first().waitFor()
  for (const [key, value] of Object.entries({ ...typed, email: createEmail() })) {
    if (key === "state") await page.locator("#billing_state").selectOption({ index: 3 })
    else await page.locator(`#billing_${key}`).fill(value)
  }
  await waitForReview(page)
  await translateAgain(page)
  await page.locator("label[for=payment_method_cod]").click()
  await page.locator("#terms").check()
  await Promise.all([page.waitForURL("**/order-received/**"), page.locator("#place_order").click()])
})

test("the block checkout sells while a translator wraps its texts", async () => {
  const { page } = await open("/en/?add-to-cart=103")
  await page.goto(`${shop.url}/en/checkout/?checkout=block`)
  await page.locator(".ringside-order-place button").waitFor()
  await translateAgain(page)
  const { email: _, state: __, ...address } = typed
  await page.locator("[id=email]").fill(createEmail())
  for (const [key, value] of Object.entries(address)) await page.locator(`[id="billing-${key}"]`).fill(value)
  await page.locator("#billing-state").selectOption("M")
  await page.locator("#payment-methods-cod").check()
  await translateAgain(page)
  await page.locator("#terms").check()
  await Promise.all([page.waitForURL("**/order-received/**"), page.locator(".ringside-order-place button").click()])
})

test("header, menu, login, search and switchers work while a translator wraps their texts", async () => {
  const { page } = await open("/en/tienda/")
  await comeToHeader(page)
  await translateAgain(page)
  const search = page.locator("#woocommerce-product-search-field-desktop")
  await search.fill("nuria")
  await page.locator("[role=listbox] [role=option], .ringside-search-results a").first().waitFor()
  await search.fill("nilo")
  await translateAgain(page)
  await page.keyboard.press("Escape")
  const link = page.locator("#ast-desktop-header .ast-account-action-login")
  await link.click()
  const dialog = page.getByRole("dialog", { name: "Log in" })
  await dialog.waitFor()
  await translateAgain(page)
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "hidden" })
  const control = page.locator(".trp-floating-switcher .trp-language-item__current")
  await control.focus()
  await page.keyboard.press("Enter")
  await page.locator("#trp-switcher-dropdown-list a").first().waitFor()
  await page.keyboard.press("Escape")
  await page.locator("#trp-switcher-dropdown-list").waitFor({ state: "hidden" })
  await page.locator("#er-currency").selectOption("JPY")
  await page.waitForURL(/currency=JPY/)
})

test("popups and their forms work while a translator wraps their texts", async () => {
  const { page } = await open("/en/rincon/")
  await page.getByRole("link", { name: "Write to the workshop" }).click()
  const dialog = page.getByRole("dialog", { name: "Write to the workshop" })
  await dialog.waitFor()
  await translateAgain(page)
  await dialog.getByRole("button", { name: "Send" }).click()
  await dialog.getByText(/name@example/).waitFor()
  await dialog.getByLabel("Email").fill("lucia@shop.test")
  await dialog.getByLabel("Message").fill("Una figura zurda.")
  await dialog.getByRole("button", { name: "Send" }).click()
  await dialog.getByText(/We will reply within/).waitFor()
  await translateAgain(page)
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "hidden" })
})

test("wallet buttons open their sheet while a translator wraps the page's texts", async () => {
  const { page } = await open("/en/?add-to-cart=101")
  await page.goto(`${shop.url}/en/carrito/`)
  const place = page.locator("#wcpay-express-checkout-element")
  await place.waitFor()
  await place.scrollIntoViewIfNeeded()
  const button = page.locator('[data-simulated-wallet="google_pay"]')
  await button.waitFor()
  await translateAgain(page)
  await button.click()
  await expect
    .poll(() => page.evaluate(() => (Reflect.get(window, "__provider") as { sheet: { open: boolean } }).sheet.open))
    .toBe(true)
})

test("choices are made, and their variation is sold, while a translator wraps their texts", async () => {
  const { page } = await open("/en/product/chema-el-faro-barandica/")
  const groups = page.locator(".variations [role=radiogroup]")
  await groups.first().waitFor()
  await translateAgain(page)
  for (const group of await groups.all()) await group.getByRole("radio").first().click()
  await translateAgain(page)
  await page.locator(".single_add_to_cart_button:not(.disabled)").click()
  await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  await page.keyboard.press("Escape")
})

test("a hook of languages opens, closes and leads on while a translator wraps its texts", async () => {
  const body = `<nav data-ringside="language-switcher" aria-label="Language"><ul>
    <li><a href="/shop/" hreflang="es">Español</a></li>
    <li><a href="/en/shop/" hreflang="en" aria-current="true">English</a></li></ul></nav>`
  const { page } = await openHost("/en/hooks/", { state: 3, config: { takeOver: false }, body }, { before: breakTexts })
  const nav = page.getByRole("navigation", { name: "Language" })
  const control = nav.getByRole("button", { name: "English: change language" })
  await control.waitFor()
  await translateAgain(page)
  expect(await control.locator("font").count()).toBeGreaterThan(0)
  await control.press("Enter")
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("hreflang"))).toBe("es")
  await translateAgain(page)
  await page.keyboard.press("Escape")
  await nav.getByRole("list").waitFor({ state: "hidden" })
  expect(await control.evaluate((element) => element === document.activeElement)).toBe(true)
  await control.click()
  await Promise.all([page.waitForURL("**/en/shop/"), nav.getByRole("link", { name: "English" }).click()])
})

import type { Page } from "playwright-core"
import { describe, expect, inject, test } from "vitest"
import { canRenderPlugin } from "../../src/wordpress/renderPlugin.ts"
import { audit } from "../support/audit.ts"
import { buyByWallet } from "../support/buyByWallet.ts"
import { comeToHeader } from "../support/hooks.ts"
import { openPage } from "../support/openPage.ts"
import { switchAll } from "../support/pluginHost.ts"
import { passShopPages } from "../support/pluginFront.ts"

const phone = { viewport: { width: 390, height: 740 } }
const allOn = { prepare: (page: Page) => passShopPages(page, inject("shopUrl"), switchAll(true)) }
const allOff = { prepare: (page: Page) => passShopPages(page, inject("shopUrl"), switchAll(false)) }

/** It has variations, a gallery and reviews. */
const product = "/en/product/chema-el-faro-barandica/"
const productScripts = [
  ...["wc-single-product", "wc-add-to-cart-variation", "comment-reply", "woocommerce"],
  ...["astra-add-to-cart-quantity-btn", "astra-single-product-ajax-cart"],
]

const countScripts = (page: Page) => Promise.all(productScripts.map((handle) => page.locator(`#${handle}-js`).count()))

describe.skipIf(!canRenderPlugin)("the shop's pages behind the WordPress plugin (skipped without PHP)", () => {
  test("with its jobs on, the header's menu and login popup are ours", async () => {
    const { page } = await openPage(`${inject("shopUrl")}/en/tienda/`, { ...phone, ...allOn })
    expect(await page.locator("#astra-theme-js-js").count()).toBe(0)
    await comeToHeader(page)
    await page.locator("#ast-mobile-header .menu-toggle").click()
    const menu = page.getByRole("dialog", { name: "Menu" })
    await menu.waitFor()
    expect(await audit(page)).toEqual([])
    await page.keyboard.press("Escape")
    await menu.waitFor({ state: "hidden" })
  })

  test("with its jobs on, late texts are translated, and the language is switched", async () => {
    const { page } = await openPage(`${inject("shopUrl")}/en/rincon/`, allOn)
    expect(await page.locator("#trp-dynamic-translator-js").count()).toBe(0)
    // The plugin's tag is `async`: the shop's script writes the button before ours starts, in Spanish for good, or after it.
    await page.getByRole("button", { name: /^(Ver más pasos|Show more steps)$/ }).click()
    await page.getByText("Drying in the cabinet").waitFor()
    const list = page.locator("#trp-switcher-dropdown-list")
    await page.getByRole("button", { name: "English: change language" }).press("Enter")
    await Promise.all([page.waitForURL("**/rincon/"), list.getByRole("link", { name: "Español" }).click()])
    expect(await page.locator("html").getAttribute("lang")).toBe("es-ES")
  })

  test("with its jobs on, a product is bought by wallet", async () => {
    const { page } = await openPage(`${inject("shopUrl")}/en/product/lola-vendaval-quirante/`, allOn)
    expect(await page.locator("#WCPAY_EXPRESS_CHECKOUT_ECE-js").count()).toBe(0)
    await buyByWallet(page)
  })

  test("with its jobs on, a product's gallery, tabs, reviews, variations and quantity are ours, and so is adding it", async () => {
    const { page } = await openPage(inject("shopUrl") + product, allOn)
    expect(await countScripts(page)).toEqual(productScripts.map(() => 0))
    await page.locator(".woocommerce-product-gallery").first().hover()
    await page.locator(".flex-control-thumbs").first().waitFor()
    await page.locator("[role=tab]").last().click()
    await page.locator(".stars").waitFor()
    await page.locator("a.comment-reply-link").first().click()
    await page.locator(".commentlist #respond").waitFor()
    await page.getByRole("radio", { name: "Red" }).click()
    await page.getByRole("radio", { name: "1:6" }).click()
    await page.locator("form.cart .plus").first().click()
    await expect.poll(() => page.locator("form.cart input.qty").inputValue()).toBe("2")
    await page.locator(".single_add_to_cart_button").click()
    await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  })

  test("with its jobs on, the order of the shop's products is sent at a choice", async () => {
    const { page } = await openPage(`${inject("shopUrl")}/en/tienda/`, allOn)
    const order = page.locator("select.orderby")
    // As a shopper's choice; the driver alone would choose without focus, which a value that the browser restored has.
    await order.focus()
    await Promise.all([page.waitForURL("**orderby=price*"), order.selectOption("price")])
  })

  test("with its jobs off, a product and the order of products are left to the host's scripts", async () => {
    const { page } = await openPage(inject("shopUrl") + product, allOff)
    expect(await countScripts(page)).toEqual(productScripts.map(() => 1))
    await page.locator(".woocommerce-product-gallery").first().hover()
    await page.waitForLoadState("networkidle")
    expect(await page.locator(".flex-control-thumbs, .stars, [role=tab][aria-selected]").count()).toBe(0)
    expect(await page.locator("a.ast-qty-placeholder").count()).toBe(2)
    expect(await page.locator(".wc-variation-selection-needed").count()).toBe(0)
    await page.goto(`${inject("shopUrl")}/en/tienda/`)
    await page.locator("select.orderby").selectOption("price")
    await page.waitForLoadState("networkidle")
    expect(page.url()).not.toContain("orderby")
  })

  test("with its jobs off, the host's scripts stay with their settings, and we leave the page to them", async () => {
    const { page } = await openPage(`${inject("shopUrl")}/en/rincon/`, { ...phone, ...allOff })
    const scripts = ["astra-theme-js", "trp-dynamic-translator", "trp-language-switcher", "WCPAY_EXPRESS_CHECKOUT_ECE"]
    for (const handle of scripts) expect(await page.locator(`#${handle}-js`).count(), handle).toBe(1)
    await page.waitForLoadState("networkidle")
    await page.getByRole("button", { name: "Ver más pasos" }).click()
    await page.getByText("Secando en la cámara").waitFor()
    expect(await page.getByRole("heading", { name: "En el taller, ahora" }).count()).toBe(1)
    await page.locator("#ast-mobile-header .menu-toggle").click()
    expect(await page.evaluate(() => document.documentElement.classList.contains("ast-off-canvas-active"))).toBe(false)
    await page.goto(`${inject("shopUrl")}/en/product/lola-vendaval-quirante/`)
    await page.waitForLoadState("networkidle")
    expect(await page.locator("[data-simulated-wallet]").count()).toBe(0)
  })
})

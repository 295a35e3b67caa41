import { describe, expect, test } from "vitest"
import { waitForBasket } from "../support/openBasketPage.ts"
import { expectCount, firstAddButton, openShopPage, shopLanguages } from "../support/shop.ts"
import { takeTurns } from "../support/takeTurns.ts"

const product = "/product/nuria-relente-castroviejo/"
const spoken = { es: /^Cantidad de .*: 2\.$/, en: /^Quantity of .*: 2\.$/ } as const

describe.each(shopLanguages)("in $name", (language) => {
  const { name, prefix } = language
  takeTurns(language, shopLanguages)
  test("minus and plus name their product, say the quantity, and show their limits", async () => {
    const { page } = await openShopPage(prefix + product)
    const title = (await page.locator(".product_title").innerText()).trim()
    await page.locator(".summary .quantity, form.cart .quantity").first().hover()
    const [minus, plus] = [page.locator("form.cart button.minus"), page.locator("form.cart button.plus")]
    await plus.waitFor()
    for (const button of [minus, plus]) expect(await button.getAttribute("aria-label")).toContain(`: ${title}`)
    expect(await minus.getAttribute("aria-disabled")).toBe("true")
    await plus.press("Enter")
    await expect.poll(() => page.locator("#a11y-speak-polite").textContent()).toMatch(spoken[name])
    expect(await minus.getAttribute("aria-disabled")).toBeNull()
  })

  test("the header's basket closes by Escape until pointer and focus have left", async () => {
    const { page } = await openShopPage(`${prefix}/tienda/`, {
      viewport: { width: 1440, height: 900 },
    })
    await firstAddButton(page).click()
    // The drawer opens after the count.
    await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
    await expectCount(page, 1)
    await page.keyboard.press("Escape")
    const link = page.locator("#ast-desktop-header a.cart-container")
    const dropdown = page.locator("#ast-desktop-header .ast-site-header-cart-data")
    for (const open of [() => link.hover(), () => link.focus()]) {
      await page.mouse.move(0, 600)
      await page.locator("body").evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await dropdown.waitFor({ state: "hidden" })
      await open()
      await dropdown.waitFor()
      await page.keyboard.press("Escape")
      await dropdown.waitFor({ state: "hidden" })
    }
    await dropdown.evaluate((element) => element.parentElement?.querySelector("a")?.focus())
    expect(await dropdown.isVisible()).toBe(false)
  })

  test("the header's basket doesn't cover the basket's own page", async () => {
    const { page } = await openShopPage(`${prefix}/tienda/`, {
      viewport: { width: 1440, height: 900 },
    })
    await firstAddButton(page).click()
    await expectCount(page, 1)
    await page.goto(
      await page.locator("#ast-desktop-header a.cart-container").evaluate((a: HTMLAnchorElement) => a.href),
    )
    await waitForBasket(page)
    await page.locator("#ast-desktop-header a.cart-container").hover()
    await page.locator("#ast-desktop-header a.cart-container").focus()
    expect(await page.locator("#ast-desktop-header .ast-site-header-cart-data").isVisible()).toBe(false)
  })
})

import { expect, test } from "vitest"
import { selectCases } from "../../../../scripts/test/selectCases.ts"
import { audit, findOverflow } from "../support/audit.ts"
import { goToBasket, tabTo } from "../support/buyInShop.ts"
import { openShopPage, shopLanguages } from "../support/shop.ts"

const texts = {
  es: { applied: "El cupón «campana5» se ha aplicado.", removed: "El cupón «campana5» se ha quitado." },
  en: { applied: "Coupon “campana5” has been applied.", removed: "Coupon “campana5” has been removed." },
} as const

test.each(selectCases(shopLanguages, 2))(
  "the basket page is used by keyboard alone at 360 px, in $name",
  async (language) => {
    const { page } = await openShopPage(`${language.prefix}/tienda/`, { viewport: { width: 360, height: 740 } })
    await goToBasket(page, language)
    const { keyboard } = page
    let loads = 0
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
    })
    const readMinor = async (selector: string) =>
      Number((await page.locator(selector).first().innerText()).replace(/\D/g, ""))
    const readTotal = () => readMinor(".cart_totals .order-total .amount")
    const expectNotice = (text: string) => page.locator(".woocommerce-notices-wrapper", { hasText: text }).waitFor()
    const settle = () => expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0)

    const priceMinor = await readMinor(".cart_item .product-subtotal .amount")
    await tabTo(page, ".cart_item .qty")
    await keyboard.press("Control+a")
    await keyboard.type("2")
    await keyboard.press("Enter")
    await expect.poll(() => readMinor(".cart_item .product-subtotal .amount")).toBe(2 * priceMinor)
    await settle()
    const fullMinor = await readTotal()

    await tabTo(page, "#coupon_code")
    await keyboard.type("campana5")
    await keyboard.press("Enter")
    await expectNotice(texts[language.name].applied)
    await expect.poll(readTotal).toBe(fullMinor - 500)
    await settle()
    await tabTo(page, ".woocommerce-remove-coupon")
    await keyboard.press("Enter")
    await expectNotice(texts[language.name].removed)
    await expect.poll(readTotal).toBe(fullMinor)
    await settle()

    await tabTo(page, "[name='shipping_method[0]']")
    await keyboard.press("ArrowDown")
    await expect.poll(readTotal).toBeLessThan(fullMinor)
    await settle()
    expect([await audit(page), await findOverflow(page)]).toEqual([[], []])

    await tabTo(page, ".cart_item .remove")
    await keyboard.press("Space")
    await page.locator(".restore-item").waitFor()
    expect(await page.locator(".cart_item").count()).toBe(0)
    expect(loads).toBe(0)
    // An empty basket has no form, and its link to undo leads to the page itself.
    await tabTo(page, ".restore-item")
    await keyboard.press("Enter")
    await expect.poll(() => readMinor(".cart_item .product-subtotal .amount")).toBe(2 * priceMinor)
  },
)

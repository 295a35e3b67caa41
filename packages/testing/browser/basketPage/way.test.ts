import { expect, test } from "vitest"
import { selectCases } from "../../../../scripts/test/selectCases.ts"
import { tabTo as pressTabTo } from "../support/buyInShop.ts"
import { lineOf, openBasketPage } from "../support/openBasketPage.ts"

const languages = [
  {
    path: "/en/carrito/",
    updated: "Basket updated.",
    removed: "“Cornerman” removed. Undo?",
    undo: "Undo?",
    applied: "Coupon code applied successfully.",
    takenOff: "Coupon has been removed.",
    address: "Change address",
    calculated: "Shipping costs updated.",
    empty: "Your basket is currently empty.",
  },
  {
    path: "/carrito/",
    updated: "Cesta actualizada.",
    removed: "«Cornerman» eliminado. ¿Deshacer?",
    undo: "¿Deshacer?",
    applied: "El cupón se ha aplicado.",
    takenOff: "El cupón se ha quitado.",
    address: "Cambiar dirección",
    calculated: "Gastos de envío actualizados.",
    empty: "Tu cesta está vacía.",
  },
] as const

const widths = [1280, 360] as const
const cases = languages.flatMap((words) => widths.map((width) => ({ ...words, width })))

test.each(selectCases(cases, 3))(
  "by mouse on $path at $width px, without one reload",
  async ({ path, width, ...words }) => {
    const { page, readBooks, readTotal, readNotices, countLoads } = await openBasketPage({
      path,
      open: { viewport: { width, height: 800 } },
    })
    await lineOf(page, "Southpaw").locator(".plus").click()
    await expect.poll(readBooks).toEqual(["2 Cornerman", "4 Southpaw"])
    await expect.poll(readNotices).toEqual([words.updated])

    await lineOf(page, "Cornerman").locator(".remove").click()
    await expect.poll(readNotices).toEqual([words.removed])
    expect(readBooks()).toEqual(["4 Southpaw"])
    await page.getByText(words.undo).click()
    await expect.poll(readBooks).toEqual(["4 Southpaw", "2 Cornerman"])
    await expect.poll(readNotices).toEqual([])
    await expect.poll(readTotal).toBe("239,95 €")

    await page.locator("#coupon_code").fill("ring10")
    await page.locator("[name=apply_coupon]").click()
    await expect.poll(readNotices).toEqual([words.applied])
    await expect.poll(readTotal).toBe("216,45 €")
    await page.locator(".woocommerce-remove-coupon").click()
    await expect.poll(readNotices).toEqual([words.takenOff])
    await expect.poll(readTotal).toBe("239,95 €")

    await page.locator("[value='local_pickup:2']").click()
    await expect.poll(readTotal).toBe("235,00 €")
    await page.getByText(words.address).click()
    await page.locator("#calc_shipping_country").selectOption("FR")
    await page.locator("#calc_shipping_postcode").fill("75001")
    await page.locator("[name=calc_shipping]").click()
    await expect.poll(readNotices).toEqual([words.calculated])
    await expect.poll(readTotal).toBe("247,00 €")

    for (const name of ["Southpaw", "Cornerman"]) {
      await lineOf(page, name).locator(".remove").click()
      await expect.poll(() => lineOf(page, name).count()).toBe(0)
    }
    await page.getByText(words.empty).waitFor()
    expect(readBooks()).toEqual([])
    expect(countLoads()).toBe(0)
  },
)

test.each(selectCases(languages, 2))(
  "by keyboard alone on $path at 360 px, without one reload",
  async ({ path, ...words }) => {
    const { page, readBooks, readTotal, readNotices, countLoads } = await openBasketPage({
      path,
      open: { viewport: { width: 360, height: 740 } },
    })
    const { keyboard } = page
    const tabTo = (selector: string) => pressTabTo(page, selector)
    const expectFocus = (selector: string) => expect.poll(() => page.locator(`${selector}:focus`).count()).toBe(1)
    /** The shop has the change; waits until the page shows its answer, since a key may be pressed only in one form or the other. */
    const settle = () => expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0)

    await tabTo(".cart_item:nth-child(2) .plus")
    await keyboard.press("Enter")
    await expect.poll(readBooks).toEqual(["2 Cornerman", "4 Southpaw"])
    await settle()
    await expectFocus(".cart_item:nth-child(2) .plus")
    await keyboard.press("Space")
    await expect.poll(readBooks).toEqual(["2 Cornerman", "5 Southpaw"])
    await settle()
    await expect.poll(readNotices).toEqual([words.updated])
    await expectFocus(".cart_item:nth-child(2) .plus")

    await keyboard.press("Shift+Tab")
    await keyboard.type("6")
    await keyboard.press("Enter")
    await expect.poll(readBooks).toEqual(["2 Cornerman", "6 Southpaw"])
    await settle()
    await expectFocus(".cart_item:nth-child(2) .qty")

    await tabTo("#coupon_code")
    await keyboard.type("ring10")
    await keyboard.press("Enter")
    await expect.poll(readNotices).toEqual([words.applied])
    await settle()
    await expectFocus("#coupon_code")
    await expect.poll(readTotal).toBe("295,65 €")
    await tabTo(".woocommerce-remove-coupon")
    await keyboard.press("Enter")
    await expect.poll(readNotices).toEqual([words.takenOff])
    await settle()
    await expect.poll(readTotal).toBe("327,95 €")

    await tabTo("[name='shipping_method[0]']")
    await keyboard.press("ArrowDown")
    await expect.poll(readTotal).toBe("323,00 €")
    await expectFocus("[value='local_pickup:2']")
    await tabTo(".shipping-calculator-button")
    await keyboard.press("Space")
    await tabTo("#calc_shipping_postcode")
    await keyboard.press("Control+a")
    await keyboard.type("08001")
    await keyboard.press("Enter")
    await expect.poll(readNotices).toEqual([words.calculated])
    await expectFocus("[role=alert]")

    await tabTo(".cart_item:nth-child(1) .remove")
    // Half a second later the focus goes on to the notice.
    await page.evaluate(() => {
      window.received = []
      document.addEventListener("focusin", ({ target }) => {
        const row = target instanceof Element && target.matches(".remove") ? target.closest(".cart_item") : null
        if (row?.textContent.includes("Southpaw")) window.received.push("the next line's link")
      })
    })
    await keyboard.press("Space")
    await expect.poll(readBooks).toEqual(["6 Southpaw"])
    await expectFocus("[role=alert]")
    expect(await page.evaluate(() => window.received)).toEqual(["the next line's link"])
    await keyboard.press("Tab")
    await keyboard.press("Enter")
    await expect.poll(readBooks).toEqual(["6 Southpaw", "2 Cornerman"])
    await expectFocus(".cart_item:nth-child(2) .remove")
    expect(countLoads()).toBe(0)
  },
)

import { describe, expect, test } from "vitest"
import { waitForLibrary } from "../support/openPage.ts"
import { expectCount, firstAddButton, openShopPage, shopLanguages, viewports } from "../support/shop.ts"
import { takeTurns } from "../support/takeTurns.ts"

const places = shopLanguages.flatMap((language) =>
  viewports.map((viewport) => ({ title: `${language.name} at ${viewport.width} px`, language, viewport })),
)

describe.each(places)("the shopper's way in $title", (place) => {
  const { language, viewport } = place
  const { prefix, words } = language
  takeTurns(place, places)

  test("adds without a reload, sees it in the drawer, and removes it there", async () => {
    const { page, requests } = await openShopPage(`${prefix}/tienda/`, { viewport })
    await page.evaluate(() => (window.received = ["the same document"]))
    await firstAddButton(page).click()
    const drawer = page.getByRole("dialog")
    await drawer.locator(".mini_cart_item").waitFor()
    await expectCount(page, 1)
    await drawer.getByRole("button", { name: words.remove }).click()
    await drawer.getByText(words.empty).waitFor()
    await page.keyboard.press("Escape")
    await expectCount(page, 0)
    expect(await page.evaluate(() => window.received)).toEqual(["the same document"])
    expect(requests.filter((request) => /add_to|remove_from/.test(request))).toEqual([
      "POST add_to_cart",
      "POST remove_from_cart",
    ])
  })

  test("changes, removes and undoes in the basket on the home page", async () => {
    const { page } = await openShopPage(`${prefix}/`, { viewport })
    await firstAddButton(page).click()
    await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
    await page.keyboard.press("Escape")
    const widget = page.locator("[data-ringside=mini-cart]")
    await widget.scrollIntoViewIfNeeded()
    await widget.getByRole("button", { name: words.more }).click()
    await expectCount(page, 2)
    await widget.getByRole("button", { name: words.remove }).click()
    await expectCount(page, 0)
    await widget.getByRole("button", { name: words.undo }).click()
    await expectCount(page, 2)
    expect(await widget.getByRole("spinbutton").inputValue()).toBe("2")
  })

  test("by the keyboard alone", async () => {
    const { page } = await openShopPage(`${prefix}/tienda/`, { viewport })
    await firstAddButton(page).focus()
    await page.keyboard.press("Space")
    const drawer = page.getByRole("dialog")
    await drawer.locator(".mini_cart_item").waitFor()
    const isOn = (name: RegExp) =>
      page.evaluate(
        (text) => new RegExp(text).test(document.activeElement?.getAttribute("aria-label") ?? ""),
        name.source,
      )
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true)
    for (let presses = 0; presses < 12 && !(await isOn(words.remove)); presses += 1) await page.keyboard.press("Tab")
    expect(await isOn(words.remove)).toBe(true)
    await page.keyboard.press("Enter")
    await drawer.getByText(words.empty).waitFor()
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
    await page.keyboard.press("Escape")
    await drawer.waitFor({ state: "hidden" })
    const isBack = () =>
      page.evaluate(() => document.activeElement?.matches(".ajax_add_to_cart, a.cart-container") ?? false)
    await expect.poll(isBack).toBe(true)
  })

  test("without JavaScript: adds, changes, removes and undoes by links and forms", async () => {
    const { page } = await openShopPage(`${prefix}/tienda/`, { viewport, javaScriptEnabled: false })
    await firstAddButton(page).click()
    await page.goto(new URL(`${prefix}/carrito/`, page.url()).href)
    await page.getByRole("spinbutton").fill("2")
    await page.getByRole("button", { name: words.update }).click()
    expect(await page.getByRole("spinbutton").inputValue()).toBe("2")
    await expectCount(page, 2)
    await page.getByRole("button", { name: words.remove }).click()
    await expectCount(page, 0)
    await page.getByRole("link", { name: words.undo }).click()
    await expectCount(page, 2)
  })

  test("a product's own page adds as many as asked, without a reload", async () => {
    const { page } = await openShopPage(`${prefix}/tienda/`, { viewport })
    await page.locator("li.product-type-simple.instock:not(.sold-individually) .ast-loop-product__link").first().click()
    await page.waitForURL("**/product/**")
    // Nothing takes a press before the script is there.
    await waitForLibrary(page)
    await page.locator("form.cart .plus").click()
    await page.getByRole("button", { name: words.add }).first().click()
    await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
    await expectCount(page, 2)
    expect(page.url()).toContain("/product/")
  })
})

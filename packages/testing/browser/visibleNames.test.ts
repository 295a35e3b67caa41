import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { shopPaths } from "./support/buyInShop.ts"
import { openDrawn } from "./support/openDrawn.ts"
import { expectGoodNames, listAmbiguous } from "./support/expectGoodNames.ts"
import { firstAddButton, openShopPage, type ShopLanguage, shopLanguages } from "./support/shop.ts"
import { takeTurns } from "./support/takeTurns.ts"

/* What is seen of a control is in its accessible name (WCAG 2.2, 2.5.3), and each amount names its currency once. */

/** The shop's pages, by name. */
const pages: Readonly<Record<string, { readonly path: string; readonly errors?: RegExp }>> = {
  home: { path: "/" },
  archive: { path: "/tienda/" },
  "search results": { path: "/?s=el&post_type=product" },
  "simple product": { path: "/product/bastian-oquendo/" },
  "variable product": { path: "/product/viktor-grua-halvorsund/" },
  "empty basket": { path: "/carrito/" },
  basket: { path: "/carrito/?add-to-cart=103" },
  "block basket": { path: "/carrito/?checkout=block&add-to-cart=103" },
  checkout: { path: "/checkout/?add-to-cart=103" },
  "block checkout": { path: "/checkout/?checkout=block&add-to-cart=103" },
  workshop: { path: "/rincon/" },
  "missing page": { path: "/no-hay-nadie/", errors: /404/ },
}

test.each([
  ["€75.90", 0],
  ["75,90\u00a0€", 0],
  ["from €1,290.00 to €1,450.00", 0],
  ["US$75.90", 0],
  ["21.50%", 0],
  ["€75.90 EUR", 1],
  ["EUR €75.90", 1],
  ["75.90", 1],
])("of %j, %d amounts are ambiguous", (text, count) => {
  expect(listAmbiguous([text])).toHaveLength(count)
})

/** How often the page says that the basket is empty. */
const countEmpty = (page: Page, { words }: ShopLanguage) =>
  page.evaluate((text) => document.body.innerText.split(text).length - 1, words.empty)

describe.each(shopLanguages)(
  "in $name, controls are named by what is seen, and amounts by one currency",
  (language) => {
    takeTurns(language, shopLanguages)
    const { prefix } = language

    test.each(Object.entries(pages))("%s", async (_, { path, errors }) => {
      const { page } = await openShopPage(prefix + path, errors && { expectedErrors: errors })
      await page.waitForLoadState("networkidle")
      await expectGoodNames(page)
    })

    test("account", async () => {
      const { page } = await openShopPage(shopPaths[language.name].account)
      await page.waitForLoadState("networkidle")
      await expectGoodNames(page)
    })

    test("the drawer", async () => {
      const { page } = await openShopPage(`${prefix}/tienda/`)
      await firstAddButton(page).click()
      await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
      await expectGoodNames(page)
    })

    test("the dialog to log in", async () => {
      const { page } = await openShopPage(`${prefix}/`)
      await page.locator(`a[href="${shopPaths[language.name].account}"]:visible`).first().click()
      await page.getByRole("dialog").locator("[name=password]").waitFor()
      await expectGoodNames(page)
    })

    test("the list of languages", async () => {
      const { page } = await openShopPage(`${prefix}/`)
      await page.locator(".trp-floating-switcher [role=button]").click()
      await page.locator(".trp-switcher-dropdown-list a").waitFor()
      await expectGoodNames(page)
    })

    test.each([1, 2])("popup %i of the workshop's page", async (at) => {
      const { page } = await openShopPage(`${prefix}/rincon/`)
      await page
        .locator("[class*=popmake-]:visible")
        .nth(at - 1)
        .click()
      await page.locator(".pum-active .pum-container").waitFor()
      await expectGoodNames(page)
    })

    test("a plain page with every widget", async () => {
      const page = await openDrawn({ config: { locale: language.name } })
      await expectGoodNames(page)
    })

    test.each(["/carrito/", "/carrito/?checkout=block"])("%s says once that the basket is empty", async (path) => {
      const { page } = await openShopPage(prefix + path)
      await expect.poll(() => countEmpty(page, language)).toBe(1)
    })
  },
)

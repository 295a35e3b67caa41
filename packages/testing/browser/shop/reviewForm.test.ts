import { describe, expect, test } from "vitest"
import { audit } from "../support/audit.ts"
import { openShopPage, shopLanguages } from "../support/shop.ts"
import { takeTurns } from "../support/takeTurns.ts"

const product = "/product/nuria-relente-castroviejo/"
const words = {
  es: { missing: "Escribe tu opinión.", tabs: "Información del producto" },
  en: { missing: "Write your review.", tabs: "Product information" },
} as const

describe.each(shopLanguages)("in $name", (language) => {
  const { name, prefix } = language
  takeTurns(language, shopLanguages)
  test("a review with empty fields says so at each of them, in the page's language, and leads to the first", async () => {
    // The browser itself speaks a third language.
    const { page } = await openShopPage(`${prefix}${product}#reviews`, { locale: "de-DE" })
    await page.locator(".stars [role=radio]").nth(3).click()
    await page.locator("#submit").click()
    const field = page.locator("#commentform textarea[name=comment]")
    await page.locator(".ringside-review-problem").first().waitFor()
    expect(await field.evaluate((element) => document.activeElement === element)).toBe(true)
    const described = await field.evaluate((element) =>
      (element.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent),
    )
    expect(described).toContain(words[name].missing)
    expect(await audit(page, "#respond")).toEqual([])
    await field.fill("Una figura preciosa.")
    expect(await field.getAttribute("aria-invalid")).toBeNull()
  })

  test("a missing rating is tied to the stars", async () => {
    const { page } = await openShopPage(`${prefix}${product}#reviews`)
    page.on("dialog", (dialog) => void dialog.accept())
    await page.locator("#submit").hover()
    await page.locator(".stars").waitFor()
    await page.locator("#submit").click()
    const message = page.locator(".stars [role=alert]")
    await message.waitFor()
    expect(await page.getByRole("radiogroup").getAttribute("aria-describedby")).toBe(await message.getAttribute("id"))
    expect(await page.locator('label[for="rating"]').count()).toBe(0)
  })

  test("tabs have a name, related products stand below their heading, and cards have one button", async () => {
    const { page } = await openShopPage(prefix + product)
    await page.locator(".woocommerce-tabs").hover()
    await page.getByRole("tablist", { name: words[name].tabs }).waitFor()
    const levels = await page
      .locator(".related :is(h2, h3)")
      .evaluateAll((headings) => headings.map(({ localName }) => localName))
    expect([levels[0], ...new Set(levels.slice(1))]).toEqual(["h2", "h3"])
    const names = await page
      .locator(".related")
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")))
    expect(new Set(names).size).toBe(names.length)
  })
})

import { describe, expect, test } from "vitest"
import { openShopPage, shopLanguages } from "../support/shop.ts"

/* The shop's labels are its own; the script receives them, and finds its sentence for each. */

describe.each(shopLanguages)("in $name, no sentence about an empty field quotes its label", ({ prefix }) => {
  test.each([
    ["the checkout", "classic", "#place_order", ".woocommerce-error li"],
    ["the block checkout", "block", ".ringside-order-place button", ".ringside-error-summary li"],
  ])("at %s", async (_, checkout, button, sentence) => {
    const { page } = await openShopPage(`${prefix}/checkout/?checkout=${checkout}&add-to-cart=103`)
    await page.waitForLoadState("networkidle")
    await page.locator(button).click()
    await page.locator(sentence).first().waitFor()
    const sentences = await page.locator(sentence).allTextContents()
    expect(sentences.length).toBeGreaterThan(5)
    expect(sentences.filter((text) => /[«“]/.test(text))).toEqual([])
  })
})

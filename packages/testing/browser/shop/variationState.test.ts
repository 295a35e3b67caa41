import { describe, expect, test } from "vitest"
import { shopLanguages } from "../support/shop.ts"
import { openWithLists, variationForm } from "../support/variationForm.ts"
import { takeTurns } from "../support/takeTurns.ts"

/** One attribute, of which black is chosen from the start and red is sold out. */
const product = "/product/nilo-el-sastre-formoso/"

describe.each(shopLanguages)("in $name", (language) => {
  const { name, prefix } = language
  takeTurns(language, shopLanguages)
  test("a sold-out choice stops the stepper, and the button says so", async () => {
    const { page } = await openWithLists(prefix + product)
    const form = variationForm(page)
    await page.locator(".variations").hover()
    await page.locator("form.variations_form button.plus").waitFor()
    await form.select("pintura").selectOption("roja")
    await page
      .getByRole("button", { name: name === "es" ? "Agotado" : "Sold out", exact: true, disabled: true })
      .waitFor()
    for (const step of ["minus", "plus"]) {
      expect(await page.locator(`form.variations_form button.${step}`).getAttribute("aria-disabled")).toBe("true")
    }
    await page.locator("form.variations_form button.plus").click({ force: true })
    expect(await form.quantity.inputValue()).toBe("1")
    expect(await form.quantity.isDisabled()).toBe(true)
  })

  test("one price is to be seen", async () => {
    const { page } = await openWithLists(prefix + product)
    await page.locator(".variations").hover()
    await page.locator("form.variations_form .woocommerce-variation-price").waitFor()
    const countSeen = () =>
      page
        .locator(".summary .price")
        .evaluateAll(
          (prices) =>
            prices.filter(
              (price) => (price.closest(".woocommerce-variation-price") ?? price).getBoundingClientRect().width > 1,
            ).length,
        )
    await expect.poll(countSeen).toBe(1)
  })
})

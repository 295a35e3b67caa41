import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { themeShapes } from "../src/shapes/index.ts"
import { openShapePage } from "./support/openShape.ts"

/* What only a real layout shows of the shapes; packages/embed/src/*Shapes.test.ts has the rest, in an environment without one. */

const tabs = "[role=tab]"

/** The prices of the product that a shopper sees. */
function readPrices(page: Page): Promise<readonly string[]> {
  return page.locator("#product-15 :is(p.price, .woocommerce-variation-price .price)").evaluateAll((prices) => [
    ...new Set(
      prices
        .filter((price) => {
          const { width, height } = price.getBoundingClientRect()
          const isSeen = price.checkVisibility({ visibilityProperty: true, opacityProperty: true })
          return !price.closest(".upsell") && isSeen && width > 10 && height > 5
        })
        .filter((price) => getComputedStyle(price.parentElement ?? price).clipPath === "none")
        .map((price) => (price as HTMLElement).innerText.replace(/\s+/g, " ").trim()),
    ),
  ])
}

async function chooseBlack(page: Page, isByJQuery: boolean): Promise<void> {
  if (!isByJQuery) return void (await page.locator("#colour").selectOption("Black"))
  await page.locator("#colour").evaluate((list: HTMLSelectElement) => {
    list.value = "Black"
    window.jQuery(list).trigger("change")
  })
}

test.each(themeShapes.map((shape, index) => [shape.name, shape, index] as const))(
  "where %s, tabs, price and button of a product can be seen and used",
  async (_, shape, index) => {
    const isByJQuery = shape.usesJQueryAlone === true || index % 2 === 1
    const { page, readBasket } = await openShapePage(shape, "product", {
      host: { state: index % 3 === 2 ? 3 : 2, hasJQuery: isByJQuery },
    })
    if ((await page.locator(tabs).count()) > 0) {
      await page.locator(tabs).nth(1).click()
      await expect
        .poll(() => page.locator("#tab-reviews").evaluate((panel) => panel.getBoundingClientRect().height))
        .toBeGreaterThan(50)
      expect(
        await page.locator("#tab-description").evaluate((panel) => panel.checkVisibility({ visibilityProperty: true })),
      ).toBe(false)
    }
    await chooseBlack(page, isByJQuery)
    await expect.poll(() => readPrices(page)).toEqual(["37,00 €"])
    const button = page.locator(".single_add_to_cart_button").last()
    await Promise.all([page.waitForEvent("load"), button.click()])
    expect((await readBasket()).lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([[152, 1]])
  },
)

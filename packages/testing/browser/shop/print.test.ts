import type { Page } from "playwright-core"
import { expect, inject, test } from "vitest"
import { createEmail } from "../support/buyInShop.ts"
import { findOverflow } from "../support/audit.ts"
import { fillAddress, waitForForm, waitForReview } from "../support/openCheckout.ts"
import { openPage } from "../support/openPage.ts"

/** Texts of what can be pressed and stands on the page, and how many links in its content are underlined. */
function readPressable(page: Page) {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>("nav, button, .button, main form, .er-back")].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().height > 0,
    )
    const links = [...document.querySelectorAll("main a")].filter((link) => link.checkVisibility())
    return {
      pressable: shown.map(({ localName, className }) => `${localName}.${className}`),
      linkCount: links.length,
      underlined: links.filter((link) => getComputedStyle(link).textDecorationLine !== "none").length,
    }
  })
}

test("an order on paper has nothing to press, on its own page and in the account", async () => {
  const shop = inject("shopUrl")
  const { page } = await openPage(`${shop}/en/?add-to-cart=103`, { viewport: { width: 794, height: 1123 } })
  await page.goto(`${shop}/en/checkout/`)
  await waitForForm(page)
  await fillAddress(page, { email: createEmail() })
  await page.locator("#createaccount").check()
  await page.locator("#account_password").fill("tres asaltos a las ocho")
  await page.locator("#payment_method_cod").check()
  await page.locator("#terms").check()
  await waitForReview(page)
  await Promise.all([page.waitForURL("**/checkout/order-received/**"), page.locator("#place_order").click()])

  const onPaper = { pressable: [], linkCount: expect.any(Number) as number, underlined: 0 }
  const expectOnPaper = async () => {
    expect(await page.locator(".woocommerce-order-details .product-name").last().isVisible()).toBe(true)
    expect((await readPressable(page)).pressable).not.toEqual([])
    await page.emulateMedia({ media: "print" })
    const read = await readPressable(page)
    expect(read).toEqual(onPaper)
    expect(read.linkCount).toBeGreaterThan(0)
    expect(await page.locator(".woocommerce-order-details .product-name").last().isVisible()).toBe(true)
    expect(await findOverflow(page)).toEqual([])
    await page.emulateMedia({ media: "screen" })
  }
  await expectOnPaper()

  await page.goto(`${shop}/en/my-account/orders/`)
  await page.locator(".woocommerce-orders-table .button.view").first().click()
  await page.locator(".woocommerce-MyAccount-navigation").waitFor()
  await page.locator(".er-back").waitFor()
  await page.emulateMedia({ media: "print" })
  const readWidth = async (selector: string) => (await page.locator(selector).boundingBox())?.width
  expect(await readWidth(".woocommerce-MyAccount-content")).toBe(await readWidth(".er-account"))
  await page.emulateMedia({ media: "screen" })
  await expectOnPaper()
}, 120_000)

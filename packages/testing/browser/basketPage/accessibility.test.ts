import { expect, test } from "vitest"
import { selectCases } from "../../../../scripts/test/selectCases.ts"
import { audit, findOverflow } from "../support/audit.ts"
import { lineOf, openBasketPage } from "../support/openBasketPage.ts"

const paths = ["/en/carrito/", "/carrito/"] as const

test.each(selectCases(paths, 2))("axe finds nothing in any state of %s", async (path) => {
  const { page, cart } = await openBasketPage({ path })
  const check = async () => expect(await audit(page, "#content")).toEqual([])
  await check()
  await page.locator("#coupon_code").fill("nothing")
  await page.locator("[name=apply_coupon]").click()
  await page.locator(".coupon-error-notice").waitFor()
  // The basket is fetched after the message.
  await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0)
  await check()
  await page.locator("#coupon_code").fill("ring10")
  await page.locator("[name=apply_coupon]").click()
  await page.locator(".woocommerce-remove-coupon").waitFor()
  await page.locator(".shipping-calculator-button").click()
  await check()
  cart.fail("basket page", { kind: "never" })
  await lineOf(page, "Cornerman").locator(".remove").click()
  await page.locator(".woocommerce-cart-form.processing").waitFor()
  await check()
})

test.each(selectCases(paths.toReversed(), 2))(
  "axe finds nothing in the empty basket of %s, and focus is in it",
  async (path) => {
    const { page } = await openBasketPage({ path })
    for (const name of ["Cornerman", "Southpaw"]) {
      await lineOf(page, name).locator(".remove").click()
      await expect.poll(() => lineOf(page, name).count()).toBe(0)
    }
    await expect.poll(() => page.locator(".woocommerce-message:focus").count()).toBe(1)
    expect(await audit(page, "#content")).toEqual([])
  },
)

/** The spacing that a shopper may set without loss of content. Source: WCAG 2.2, 1.4.12. */
const textSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }"

test.each(selectCases(paths, 2))("nothing of %s is lost to the side at 320 px with text spacing", async (path) => {
  const { page } = await openBasketPage({ path, open: { viewport: { width: 320, height: 640 } } })
  await page.addStyleTag({ content: textSpacing })
  const check = async () => expect(await findOverflow(page)).toEqual([])
  await check()
  await page.locator("#coupon_code").fill("unknown-coupon-with-a-long-name")
  await page.locator("[name=apply_coupon]").click()
  await page.locator(".coupon-error-notice").waitFor()
  await check()
  await page.locator(".shipping-calculator-button").click()
  await check()
  await lineOf(page, "Cornerman").locator(".remove").click()
  await page.locator(".restore-item").waitFor()
  await check()
})

test.each(["placeholders", "fields"] as const)(
  "minus and plus can be focused before a pointer has moved, where the theme prints %s",
  async (quantities) => {
    const { page } = await openBasketPage({ quantities })
    const found: string[] = []
    // The buttons come with a chunk of their own.
    await page.getByRole("button", { name: "Plus Quantity: Southpaw" }).waitFor()
    await page.locator("#content a").first().focus()
    for (let presses = 0; presses < 12; presses += 1) {
      found.push(await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? ""))
      await page.keyboard.press("Tab")
    }
    expect(found.filter((name) => name.includes("Quantity"))).toEqual([
      ...["Minus Quantity: Cornerman", "Plus Quantity: Cornerman"],
      ...["Minus Quantity: Southpaw", "Plus Quantity: Southpaw"],
    ])
  },
)

test("what can't be done says so: the button without a change, and plus at the end of the stock", async () => {
  const { page } = await openBasketPage()
  const update = page.locator("[name=update_cart]")
  expect(await update.isDisabled()).toBe(true)
  expect(await update.getAttribute("aria-disabled")).toBe("true")
  const plus = lineOf(page, "Cornerman").locator("button.plus")
  expect(await plus.getAttribute("aria-disabled")).toBeNull()
  await plus.click()
  await page.getByText("Basket updated.").waitFor()
  await expect.poll(() => plus.getAttribute("aria-disabled")).toBe("true")
  expect(await lineOf(page, "Cornerman").locator("button.minus").getAttribute("aria-disabled")).toBeNull()
  await page.locator("#coupon_code").fill("typed only")
  expect(await update.isDisabled()).toBe(true)
  await lineOf(page, "Southpaw").locator(".qty").fill("7")
  expect(await update.isDisabled()).toBe(false)
})

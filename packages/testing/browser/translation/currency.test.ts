import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { selectCases } from "../../../../scripts/test/selectCases.ts"
import { audit, findOverflow } from "../support/audit.ts"
import { createEmail, typed } from "../support/buyInShop.ts"
import { waitForForm, waitForReview } from "../support/openCheckout.ts"
import { openPage } from "../support/openPage.ts"
import { openShop, type RunningServer } from "../support/openServer.ts"

// A shop of its own: what is bought here would be missing from the shelves of other tests.
let shop: RunningServer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const patterns = { EUR: /^€[\d,]+\.\d{2}$/, JPY: /^¥[\d,]+$/, KWD: /^KD\s[\d,]+\.\d{3}$/ } as const
type Code = keyof typeof patterns

/** Chooses a currency as a shopper does, and waits for the same page in it. */
async function choose(page: Page, code: Code): Promise<void> {
  const { pathname } = new URL(page.url())
  const select = page.getByRole("combobox", { name: "Currency" })
  // The driver chooses without it, shoppers can't.
  await select.focus()
  await Promise.all([
    page.waitForURL((url) => url.pathname === pathname && url.searchParams.get("currency") === code),
    select.selectOption(code),
  ])
  expect(await select.inputValue()).toBe(code)
}

/** Every amount that a part of the page shows, but for those in a currency. */
async function listOthers(page: Page, part: string, code: Code): Promise<readonly string[]> {
  const amounts = await page.locator(`${part} .woocommerce-Price-amount bdi`).allTextContents()
  expect(amounts.length).toBeGreaterThan(0)
  return amounts.map((amount) => amount.trim()).filter((amount) => !patterns[code].test(amount))
}

test("the currency is switched on a product and on the basket page, and the basket is kept", async () => {
  const { page } = await openPage(`${shop.url}/en/product/nuria-relente-castroviejo/?from=mail`)
  const button = page.locator("form.cart .single_add_to_cart_button")
  await button.click()
  await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  await page.keyboard.press("Escape")
  expect(await listOthers(page, ".summary", "EUR")).toEqual([])

  await choose(page, "JPY")
  expect(new URL(page.url()).searchParams.get("from")).toBe("mail")
  expect(await listOthers(page, ".summary", "JPY")).toEqual([])
  // The stored basket of the old currency is not shown again.
  const miniTotal = page.locator("#astra-mobile-cart-drawer .woocommerce-mini-cart__total bdi")
  await expect.poll(() => miniTotal.textContent()).toMatch(patterns.JPY)

  await page.goto(`${shop.url}/en/carrito/`)
  expect(await page.locator(".woocommerce-cart-form .cart_item").count()).toBe(1)
  expect(await listOthers(page, "main", "JPY")).toEqual([])
  await choose(page, "KWD")
  expect(await page.locator(".woocommerce-cart-form .cart_item").count()).toBe(1)
  expect(await listOthers(page, "main", "KWD")).toEqual([])
  await expect.poll(() => miniTotal.textContent()).toMatch(patterns.KWD)
})

test("the currency is switched on the checkout, and an order keeps its currency", async () => {
  const { page } = await openPage(`${shop.url}/en/?add-to-cart=103&currency=KWD`)
  await page.goto(`${shop.url}/en/checkout/`)
  await waitForForm(page)
  expect(await listOthers(page, "#order_review", "KWD")).toEqual([])
  await choose(page, "JPY")
  await waitForForm(page)
  expect(await listOthers(page, "#order_review", "JPY")).toEqual([])
  for (const [key, value] of Object.entries({ ...typed, email: createEmail() })) {
    if (key === "state") await page.locator("#billing_state").selectOption({ label: value })
    else await page.locator(`#billing_${key}`).fill(value)
  }
  await waitForReview(page)
  const total = (await page.locator(".order-total bdi").textContent()) ?? ""
  expect(total).toMatch(patterns.JPY)
  await page.locator("label[for=payment_method_cod]").click()
  await page.locator("#terms").check()
  await Promise.all([page.waitForURL("**/order-received/**"), page.locator("#place_order").click()])

  await choose(page, "EUR")
  expect(await page.locator(".woocommerce-order-overview__total bdi").textContent()).toBe(total)
  await page.goto(`${shop.url}/en/tienda/`)
  expect(await listOthers(page, "main > ul.products", "EUR")).toEqual([])
})

test("without script the form's button switches, and the rest of the address is kept", async () => {
  const { page } = await openPage(`${shop.url}/en/tienda/?orderby=price`, { javaScriptEnabled: false })
  await page.locator("#er-currency").selectOption("KWD")
  await Promise.all([
    page.waitForURL(/currency=KWD/),
    page.locator(".er-currency").getByRole("button", { name: "Change" }).click(),
  ])
  expect(new URL(page.url()).searchParams.get("orderby")).toBe("price")
  expect(await listOthers(page, "main > ul.products", "KWD")).toEqual([])
  await page.goto(`${shop.url}/en/product/nuria-relente-castroviejo/`)
  expect(await listOthers(page, ".summary", "KWD")).toEqual([])
})

test.each(selectCases([360, 768, 1440], 2))("the switcher fits a window of %i px", async (width) => {
  const { page } = await openPage(`${shop.url}/envios/`, { viewport: { width, height: 800 } })
  await page.locator(".er-currency").scrollIntoViewIfNeeded()
  expect([await audit(page, "#colophon"), await findOverflow(page)]).toEqual([[], []])
})

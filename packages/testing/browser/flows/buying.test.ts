import { afterAll, beforeAll, expect, test } from "vitest"
import { autofill, savedAddress, savedCard } from "../support/autofill.ts"
import { buyByWallet } from "../support/buyByWallet.ts"
import type { EnginePage } from "../support/enginePage.ts"
import { answerBank, cardFrame, typeCard } from "../support/openCards.ts"
import { waitForBasket } from "../support/openBasketPage.ts"
import { fillAddress, waitForForm } from "../support/openCheckout.ts"
import { openShopper } from "../support/openShopper.ts"
import { openShop, type RunningServer } from "../support/openServer.ts"
import { expectCount, firstAddButton } from "../support/shop.ts"

/* From the first product to an order, in each browser engine. */

const received = /\/checkout\/order-received\//
const phone = { width: 390, height: 844 }

// A shop of its own: what is bought here would be missing from the shelves of other tests.
let shop: RunningServer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Opens the checkout with one figure in the basket. */
async function openCheckout(product: number, path = "/en/checkout/"): Promise<EnginePage> {
  const page = await openShopper(`${shop.url}/en/?add-to-cart=${String(product)}`, { viewport: phone })
  await page.goto(shop.url + path)
  return page
}

async function expectOrder(page: EnginePage, button: string): Promise<void> {
  await page.locator(button).click()
  await page.waitForURL(received)
  await page.locator(".woocommerce-thankyou-order-received").waitFor()
}

test("a figure is added, the drawer shows it, and the basket page changes it", async () => {
  const page = await openShopper(`${shop.url}/en/tienda/`, { viewport: phone })
  const add = firstAddButton(page)
  await add.click()
  const drawer = page.getByRole("dialog")
  await drawer.locator(".mini_cart_item").waitFor()
  await expectCount(page, 1)
  await page.keyboard.press("Escape")
  await drawer.waitFor({ state: "hidden" })

  await page.goto(`${shop.url}/en/carrito/`)
  await waitForBasket(page)
  const line = page.locator(".cart_item")
  await line.locator(".plus").click()
  await expectCount(page, 2)
  await line.locator(".remove").click()
  await expect.poll(() => line.count()).toBe(0)
  await page.locator(".restore-item").click()
  await expect.poll(() => line.count()).toBe(1)
  await page.locator(".checkout-button").click()
  await waitForForm(page)
})

test("the checkout takes an order for cash", async () => {
  const page = await openCheckout(101)
  await waitForForm(page)
  await fillAddress(page)
  await page.locator("label[for=payment_method_cod]").click()
  await page.locator("#terms").check()
  await expectOrder(page, "#place_order")
})

test("the block checkout takes an order for cash", async () => {
  const page = await openCheckout(102, "/en/checkout/?checkout=block")
  const place = ".ringside-order-place button"
  await page.locator(place).click()
  await page.locator(".ringside-error-summary").waitFor()
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("ringside-error-summary")
  await page.locator("#email").fill("ana@example.com")
  const typed = { first_name: "Ana", last_name: "López", address_1: "Gran Vía 1", postcode: "28013", city: "Madrid" }
  for (const [name, text] of Object.entries(typed)) await page.locator(`#billing-${name}`).fill(text)
  await page.locator("#billing-state").selectOption("M")
  await page.locator("#payment-methods-cod").check()
  await page.locator("#terms").check()
  await expectOrder(page, place)
})

test.each([
  ["the checkout", 101, "/en/checkout/", "#place_order"],
  ["the block checkout", 102, "/en/checkout/?checkout=block", ".ringside-order-place button"],
])("%s takes the address that the browser fills in", async (_, product, path, button) => {
  const page = await openCheckout(product, path)
  if (path.endsWith("block")) await page.locator(button).waitFor()
  else await waitForForm(page)
  expect(await autofill(page.locator("body"), savedAddress)).toEqual(Object.keys(savedAddress))
  const cash = page.locator("#payment-methods-cod, label[for=payment_method_cod]").first()
  await cash.click()
  await page.locator("#terms").check()
  await expectOrder(page, button)
  const text = await page.locator("main").textContent()
  for (const part of ["Ana López", "Gran Vía 1", "28013", "Madrid", "ana@example.com"]) expect(text).toContain(part)
})

test("a card that the bank asks about pays an order", async () => {
  const page = await openCheckout(103)
  await waitForForm(page)
  await fillAddress(page)
  await page.locator("#payment_method_woocommerce_payments").check()
  await cardFrame(page).locator("#cc-number").waitFor()
  await page.locator("#terms").check()
  await typeCard(page, "4000 0027 6000 3184")
  await page.locator("#place_order").click()
  await answerBank(page, "Complete")
  await page.waitForURL(received)
  expect(page.url()).not.toContain("secret")
})

test("a card that the browser fills in pays an order", async () => {
  const page = await openCheckout(102)
  await waitForForm(page)
  await autofill(page.locator("body"), savedAddress)
  await page.locator("label[for=payment_method_woocommerce_payments]").click()
  await cardFrame(page).locator("#cc-number").waitFor()
  expect(await autofill(cardFrame(page).locator("body"), savedCard)).toEqual(Object.keys(savedCard))
  await page.locator("#terms").check()
  await expectOrder(page, "#place_order")
})

test("a wallet pays an order from the basket", async () => {
  const page = await openCheckout(104, "/en/carrito/")
  await buyByWallet(page)
})

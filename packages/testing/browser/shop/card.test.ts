import type { Page } from "playwright-core"
import { expect, inject, test } from "vitest"
import { selectCases } from "../../../../scripts/test/selectCases.ts"
import { answerBank, cardFrame, typeCard } from "../support/openCards.ts"
import { fillAddress, waitForForm } from "../support/openCheckout.ts"
import { type OpenOptions, openPage } from "../support/openPage.ts"

const received = "**/checkout/order-received/**"

/** Opens the shop's checkout with one figure in the basket, as far as the card. */
async function openCheckout(prefix: string, product: number, options: OpenOptions = {}): Promise<Page> {
  const shop = inject("shopUrl")
  const { page } = await openPage(`${shop}${prefix}/?add-to-cart=${product}`, options)
  await page.goto(`${shop}${prefix}/checkout/`)
  await waitForForm(page)
  await fillAddress(page)
  await page.locator("#payment_method_woocommerce_payments").check()
  await cardFrame(page).locator("#cc-number").waitFor()
  await page.locator("#terms").check()
  return page
}

async function readViolations(page: Page): Promise<unknown> {
  return page.evaluate(() => (Reflect.get(window, "__provider") as { violations: unknown }).violations)
}

const purchases = [
  ["/en", 101],
  ["", 102],
] as const

test.each(selectCases(purchases, 2))("buys by card in the shop, after a decline, at %s/", async (prefix, product) => {
  const page = await openCheckout(prefix, product)
  await typeCard(page, "4000 0000 0000 9995")
  await page.locator("#place_order").click()
  await page.locator(".woocommerce-NoticeGroup-checkout li").waitFor()
  await typeCard(page)
  expect(await readViolations(page)).toEqual([])
  await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
  await page.locator(".woocommerce-thankyou-order-received").waitFor()
})

test("a stranger with the order's link and e-mail address pays with 3-D Secure", async () => {
  // A guest's order has no wallet, and a session that stores nothing keeps no look.
  const options = { expectedErrors: /401|400/ }
  const page = await openCheckout("/en", 104, options)
  const email = await page.locator("#billing_email").inputValue()
  await typeCard(page, "4000 0000 0000 9995")
  await page.locator("#place_order").click()
  await page.locator(".woocommerce-NoticeGroup-checkout li").waitFor()
  // Posted without a card, the form leads to the page of its unpaid order.
  await page.locator("form.checkout").evaluate((form) => HTMLFormElement.prototype.submit.call(form))
  await page.waitForURL("**/order-pay/**")

  const { page: other } = await openPage(page.url(), options)
  await other.locator("#email").fill(email)
  await other.getByRole("button", { name: "Verify" }).click()
  await typeCard(other, "4000 0027 6000 3184")
  await other.locator("#place_order").click()
  await other.frameLocator("dialog iframe").getByRole("button", { name: "Complete" }).waitFor()
  expect(other.url()).not.toContain("#")
  expect(await other.content()).not.toContain(email)
  await Promise.all([other.waitForURL(received), answerBank(other, "Complete")])
})

test("a payment that the bank asks about buys, and its secret is in no address", async () => {
  const page = await openCheckout("/en", 103)
  await typeCard(page, "4000 0027 6000 3184")
  await page.locator("#place_order").click()
  await Promise.all([page.waitForURL(received), answerBank(page, "Complete")])
  expect(page.url()).not.toContain("secret")
  await page.locator(".woocommerce-thankyou-order-received").waitFor()
})

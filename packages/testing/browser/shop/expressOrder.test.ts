import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createEmail, readOrder } from "../support/buyInShop.ts"
import { answerBank, readViolations } from "../support/openCards.ts"
import { fillAddress, waitForForm, waitForReview } from "../support/openCheckout.ts"
import { openPage } from "../support/openPage.ts"
import { openShop, type RunningServer } from "../support/openServer.ts"
import {
  openSheet,
  openWallet,
  readSheet,
  useSheet,
  waitForWallet,
  walletButton,
  walletNotice,
} from "../support/openWallets.ts"

// A shop of its own: its orders are counted.
let shop: RunningServer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const received = "**/checkout/order-received/**"
/** 403: a new account moves the session, and a request for texts or counts that leaves the page just then is refused. */
const expectedErrors = /40[023]/
const declined = "4000 0000 0000 9995"
const asked = "4000 0027 6000 3184"

/** Opens the page of an order that a customer couldn't pay, and waits for its wallet buttons. */
async function openUnpaidOrder(): Promise<{ readonly page: Page; readonly id: number }> {
  const { page } = await openPage(`${shop.url}/en/?add-to-cart=103`, { expectedErrors })
  await page.goto(`${shop.url}/en/checkout/`)
  await waitForForm(page)
  await fillAddress(page, { email: createEmail() })
  await page.locator("#createaccount").check()
  await page.locator("#account_password").fill("tres asaltos a las ocho")
  await page.locator("#payment_method_cod").check()
  await page.locator("#terms").check()
  await waitForReview(page)
  await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
  await page.goto(`${shop.url}/en/?add-to-cart=101`)
  await page.goto(`${shop.url}/en/carrito/`)
  await waitForWallet(page)
  await openSheet(page)
  await useSheet(page, "confirm", { card: declined })
  await walletNotice(page).waitFor()
  await page.goto(`${shop.url}/en/my-account/orders/`)
  await page.locator(".woocommerce-orders-table .button.pay").first().click()
  await waitForWallet(page)
  const [, id = "0"] = /order-pay\/(\d+)\//.exec(page.url()) ?? []
  return { page, id: Number(id) }
}

/** Opens the sheet of an order, which asks for no address. */
async function openOrderSheet(page: Page) {
  await walletButton(page).click()
  await expect.poll(async () => (await readSheet(page)).open).toBe(true)
  return readSheet(page)
}

test("an order that exists is cancelled, declined and paid by wallet, once", async () => {
  const { page, id } = await openUnpaidOrder()
  const sheet = await openOrderSheet(page)
  expect(sheet.shippingRates).toEqual([])
  expect(sheet.lineItems.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(sheet.amount)
  await useSheet(page, "cancel")
  await expect.poll(() => page.locator(".ringside-express-page").count()).toBe(0)
  await openOrderSheet(page)
  await useSheet(page, "confirm", { card: declined })
  await expect.poll(() => walletNotice(page).textContent()).toBe("Your card has insufficient funds.")
  await openOrderSheet(page)
  expect(await readViolations(page)).toEqual([])
  await Promise.all([page.waitForURL(received), useSheet(page, "confirm")])
  expect(await readOrder(page)).toEqual({ id, isReceived: true })
})

test("an order that exists is paid after the bank's question", async () => {
  const { page, id } = await openUnpaidOrder()
  await openOrderSheet(page)
  await useSheet(page, "confirm", { card: asked })
  await Promise.all([page.waitForURL(received), answerBank(page, "Complete")])
  expect(await readOrder(page)).toEqual({ id, isReceived: true })
})

for (const [context, path, product] of [
  ["the basket", "/en/carrito/", 101],
  ["the checkout", "/en/checkout/", 103],
  ["a product", "/en/product/lola-vendaval-quirante/", 105],
] as const) {
  test(`on the page of ${context} the bank asks about a sheet's payment: refused first, then completed`, async () => {
    const page = await openWallet({ shop: shop.url, path, product, expectedErrors })
    await openSheet(page)
    await useSheet(page, "confirm", { card: asked })
    await answerBank(page, "Refuse")
    await walletNotice(page).waitFor()
    await expect.poll(() => walletNotice(page).evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.locator(".ringside-express-page").count()).toBe(0)
    await waitForWallet(page)
    await openSheet(page)
    await useSheet(page, "confirm", { card: asked })
    await Promise.all([page.waitForURL(received), answerBank(page, "Complete")])
    expect(page.url()).not.toContain("secret")
    await page.locator(".woocommerce-thankyou-order-received").waitFor()
    expect(await readViolations(page)).toEqual([])
  })
}

import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { readOrder } from "../support/buyInShop.ts"
import { answerBank, readViolations } from "../support/openCards.ts"
import { openShop, type RunningServer } from "../support/openServer.ts"
import { declinedCard, openOrderSheet, openUnpaidOrder } from "../support/openUnpaidOrder.ts"
import { openSheet, openWallet, useSheet, waitForWallet, walletNotice, walletPages } from "../support/openWallets.ts"
import { takeTurns } from "../support/takeTurns.ts"

// A shop of its own: its orders are counted.
let shop: RunningServer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const received = "**/checkout/order-received/**"
/** 403: a new account moves the session, and a request for texts or counts that leaves the page just then is refused. */
const expectedErrors = /40[023]/
const asked = "4000 0027 6000 3184"

test("an order that exists is cancelled, declined and paid by wallet, once", async () => {
  const { page, id } = await openUnpaidOrder(shop.url, expectedErrors)
  const sheet = await openOrderSheet(page)
  expect(sheet.shippingRates).toEqual([])
  expect(sheet.lineItems.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(sheet.amount)
  await useSheet(page, "cancel")
  await expect.poll(() => page.locator(".ringside-express-page").count()).toBe(0)
  await openOrderSheet(page)
  await useSheet(page, "confirm", { card: declinedCard })
  await expect.poll(() => walletNotice(page).textContent()).toBe("Your card has insufficient funds.")
  await openOrderSheet(page)
  expect(await readViolations(page)).toEqual([])
  await Promise.all([page.waitForURL(received), useSheet(page, "confirm")])
  expect(await readOrder(page)).toEqual({ id, isReceived: true })
})

test("an order that exists is paid after the bank's question", async () => {
  const { page, id } = await openUnpaidOrder(shop.url, expectedErrors)
  await openOrderSheet(page)
  await useSheet(page, "confirm", { card: asked })
  await Promise.all([page.waitForURL(received), answerBank(page, "Complete")])
  expect(await readOrder(page)).toEqual({ id, isReceived: true })
})

const contexts = walletPages.map(([context]) => context)
const products = { "the basket": 101, "the checkout": 103, "a product": 105 } as const

describe.each(walletPages)("on the page of %s", (context, path) => {
  takeTurns(context, contexts)

  test("the bank asks about a sheet's payment: refused first, then completed", async () => {
    const page = await openWallet({ shop: shop.url, path, product: products[context], expectedErrors })
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

  test("with settings of older versions, a sheet is cancelled and paid by their endpoints", async () => {
    const page = await openWallet({ shop: shop.url, path: `${path}?express=legacy`, expectedErrors })
    const endpoints: string[] = []
    page.on("request", (request) => endpoints.push(new URL(request.url()).searchParams.get("wc-ajax") ?? ""))
    await openSheet(page)
    await useSheet(page, "cancel")
    await expect.poll(() => page.locator(".ringside-express-page").count()).toBe(0)
    await waitForWallet(page)
    await openSheet(page)
    expect(await readViolations(page)).toEqual([])
    await Promise.all([page.waitForURL(received), useSheet(page, "confirm")])
    expect((await readOrder(page)).isReceived).toBe(true)
    expect(endpoints).toContain("wcpay_ece_create_order")
  })
})

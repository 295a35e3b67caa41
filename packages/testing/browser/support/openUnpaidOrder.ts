import type { BrowserContext, Page } from "playwright-core"
import { expect } from "vitest"
import { createEmail } from "./buyInShop.ts"
import { fillAddress, waitForForm, waitForReview } from "./openCheckout.ts"
import { openPage } from "./openPage.ts"
import { openSheet, readSheet, type Sheet, useSheet, waitForWallet, walletButton, walletNotice } from "./openWallets.ts"

/** A card that has no funds. */
export const declinedCard = "4000 0000 0000 9995"

/** An order that its customer couldn't pay, on the page that pays it. */
interface UnpaidOrder {
  readonly page: Page
  readonly id: number
  readonly url: string
}

type Session = Awaited<ReturnType<BrowserContext["storageState"]>>

/** Sessions of customers, by shop: each needs a first order, whose address the shop keeps. */
const sessions = new Map<string, Session>()

async function createCustomer(shop: string, expectedErrors: RegExp): Promise<Session> {
  const { page, context } = await openPage(`${shop}/en/?add-to-cart=103`, { expectedErrors })
  await page.goto(`${shop}/en/checkout/`)
  await waitForForm(page)
  await fillAddress(page, { email: createEmail() })
  await page.locator("#createaccount").check()
  await page.locator("#account_password").fill("tres asaltos a las ocho")
  await page.locator("#payment_method_cod").check()
  await page.locator("#terms").check()
  await waitForReview(page)
  await Promise.all([page.waitForURL("**/checkout/order-received/**"), page.locator("#place_order").click()])
  return context.storageState()
}

/** Opens the page of an order that a customer couldn't pay, and waits for its wallet buttons. All orders of a shop are one customer's. */
export async function openUnpaidOrder(shop: string, expectedErrors: RegExp): Promise<UnpaidOrder> {
  const storageState = sessions.get(shop) ?? (await createCustomer(shop, expectedErrors))
  sessions.set(shop, storageState)
  const { page } = await openPage(`${shop}/en/?add-to-cart=101`, { expectedErrors, storageState })
  await page.goto(`${shop}/en/carrito/`)
  await waitForWallet(page)
  await openSheet(page)
  await useSheet(page, "confirm", { card: declinedCard })
  await walletNotice(page).waitFor()
  await page.goto(`${shop}/en/my-account/orders/`)
  await page.locator(".woocommerce-orders-table .button.pay").first().click()
  await waitForWallet(page)
  const url = page.url()
  const [, id = "0"] = /order-pay\/(\d+)\//.exec(url) ?? []
  return { page, id: Number(id), url }
}

/** Opens the sheet of an order, which asks for no address. */
export async function openOrderSheet(page: Page): Promise<Sheet> {
  await walletButton(page).click()
  await expect.poll(async () => (await readSheet(page)).open).toBe(true)
  return readSheet(page)
}

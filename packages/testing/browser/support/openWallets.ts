import type { BrowserContext, Locator, Page } from "playwright-core"
import { expect } from "vitest"
import { openPage, type OpenOptions } from "./openPage.ts"

/** The wallet's sheet as the shopper sees it. Amounts are in the provider's units. */
export interface Sheet {
  readonly open: boolean
  readonly amount: number
  readonly lineItems: readonly { readonly name: string; readonly amount: number }[]
  readonly shippingRates: readonly { readonly id: string; readonly amount: number; readonly deliveryEstimate: string }[]
  readonly selectedRate: string | null
  readonly busy: string | null
  readonly problem: string | null
}

/** The host's container of the buttons. */
export const walletPlace = "#wcpay-express-checkout-element"

/** Pages of the shop with wallet buttons, by the items that they sell. */
export const walletPages = [
  ["the basket", "/en/carrito/"],
  ["the checkout", "/en/checkout/"],
  ["a product", "/en/product/lola-vendaval-quirante/"],
] as const

export const walletButton = (page: Page) => page.locator('[data-simulated-wallet="google_pay"]')

/** The shop's notice about a failed payment. */
export const walletNotice = (page: Page) => page.locator(".woocommerce-notices-wrapper > .woocommerce-error").first()

/** Makes the shopper use the sheet: `changeAddress`, `changeRate`, `confirm`, `cancel`. */
export function useSheet(page: Page, name: string, ...args: readonly unknown[]): Promise<void> {
  return page.evaluate(
    ([method, given]) => {
      const control = Reflect.get(window, "__provider") as Record<string, (...values: unknown[]) => unknown>
      control[method]?.(...given)
    },
    [name, args] as const,
  )
}

/** The current state of the sheet. */
export function readSheet(page: Page): Promise<Sheet> {
  return page.evaluate(() => (Reflect.get(window, "__provider") as { readonly sheet: Sheet }).sheet)
}

interface WalletVisit extends OpenOptions {
  readonly shop: string
  readonly path: string
  readonly product?: number
}

/** Opens a page of the shop with one figure in the basket, and waits for the wallet buttons. */
export async function openWallet({ shop, path, product = 101, ...options }: WalletVisit): Promise<Page> {
  const { page } = await openPage(`${shop}/en/?add-to-cart=${String(product)}`, options)
  await page.goto(shop + path)
  await waitForWallet(page)
  return page
}

/** Resolves when the wallet's button can be pressed. The provider's script is fetched when the button's place is near the viewport. */
export async function waitForWallet(page: Page): Promise<void> {
  const place = page.locator(walletPlace)
  await place.waitFor()
  // In one step: the host may draw the place anew meanwhile.
  await place.evaluate((element) => element.scrollIntoView({ block: "center" }))
  await walletButton(page).waitFor()
  // Playwright takes a transparent button for a visible one.
  await expect.poll(() => readOpacity(place)).toBe("1")
  await expect.poll(() => page.locator(`${walletPlace}[aria-busy]`).count()).toBe(0)
}

const readOpacity = (place: Locator) => place.evaluate((element) => getComputedStyle(element).opacity)

/** Presses the wallet's button, and waits until the sheet has rates for its address. */
export async function openSheet(page: Page): Promise<Sheet> {
  // A press is refused while the buttons read the price, as after a sheet that was closed.
  await expect.poll(() => page.locator("[aria-busy] [data-simulated-wallet]").count()).toBe(0)
  await walletButton(page).click()
  await expect.poll(async () => (await readSheet(page)).open).toBe(true)
  await waitForRates(page)
  return readSheet(page)
}

/** Resolves when the sheet has rates for its address. */
export async function waitForRates(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { busy, shippingRates } = await readSheet(page)
      return busy === null && shippingRates.length > 0 && shippingRates.every(({ id }) => id !== "pending")
    })
    .toBe(true)
}

/** Adds one figure to the basket of a shopper whose pages are already open. */
export async function addFigure(context: BrowserContext, shop: string, product: number): Promise<void> {
  // A connection that was kept open may be closed by the shop just now.
  await context.request.get(`${shop}/en/?add-to-cart=${String(product)}`, { maxRetries: 1 })
}

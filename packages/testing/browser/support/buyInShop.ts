import type { Page } from "playwright-core"
import { firstAddButton, type ShopLanguage } from "./shop.ts"
import { waitForBasket } from "./openBasketPage.ts"
import { waitForForm } from "./openCheckout.ts"

/** Where things are in the example shop, by language. */
export const shopPaths = {
  es: { account: "/mi-cuenta/", checkout: "/checkout/" },
  en: { account: "/en/my-account/", checkout: "/en/checkout/" },
} as const

/** What a shopper types at the checkout. The state is typed as on a keyboard: the list goes to it. */
export const typed = {
  first_name: "Ana",
  last_name: "López",
  address_1: "Gran Vía 1",
  postcode: "28013",
  city: "Madrid",
  state: "Madrid",
  email: "ana@example.com",
} as const

/** An address that nobody else has in this run. */
let shoppers = 0
export function createEmail(): string {
  shoppers += 1
  return `shopper-${String(shoppers)}@example.com`
}

/** Puts one figure into the basket, and goes to the basket's page. */
export async function goToBasket(
  page: Page,
  { prefix }: Pick<ShopLanguage, "prefix">,
  hasScript = true,
): Promise<void> {
  await firstAddButton(page).click()
  if (hasScript) await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  await page.goto(new URL(`${prefix}/carrito/`, page.url()).href)
  if (hasScript) await waitForBasket(page)
}

/** Follows the basket page's link to the checkout, and waits until its form is served. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.locator(".checkout-button").click()
  await waitForForm(page)
}

/** Tells which order the shopper has been given: its number and how it is paid. */
export async function readOrder(page: Page): Promise<{ readonly id: number; readonly isReceived: boolean }> {
  const [, id = "0"] = /order-received\/(\d+)\//.exec(page.url()) ?? []
  return { id: Number(id), isReceived: (await page.locator(".woocommerce-thankyou-order-received").count()) === 1 }
}

/** Presses Tab until `selector` has focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press("Tab")
    if (await page.locator(`:is(${selector}):focus`).count()) return
  }
  throw new Error(`Tab never came to ${selector}.`)
}

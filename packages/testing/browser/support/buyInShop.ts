import type { EnginePage } from "./enginePage.ts"
import { firstAddButton, type ShopLanguage } from "./shop.ts"
import { waitForBasket } from "./openBasketPage.ts"
import { waitForForm } from "./openCheckout.ts"

/** Paths of the example shop, by language. */
export const shopPaths = {
  es: { account: "/mi-cuenta/", checkout: "/checkout/" },
  en: { account: "/en/my-account/", checkout: "/en/checkout/" },
} as const

/** The shopper's input at the checkout. The state is typed as on a keyboard: the select jumps to the match. */
export const typed = {
  first_name: "Ana",
  last_name: "López",
  address_1: "Gran Vía 1",
  postcode: "28013",
  city: "Madrid",
  state: "Madrid",
  email: "ana@example.com",
} as const

/** Creates an e-mail address that is unique in this run. */
let shoppers = 0
export function createEmail(): string {
  shoppers += 1
  return `shopper-${String(shoppers)}@example.com`
}

/** Adds one figure to the basket, and opens the basket page. */
export async function goToBasket(
  page: EnginePage,
  { prefix }: Pick<ShopLanguage, "prefix">,
  hasScript = true,
): Promise<void> {
  await firstAddButton(page).click()
  if (hasScript) await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  await page.goto(new URL(`${prefix}/carrito/`, page.url()).href)
  if (hasScript) await waitForBasket(page)
}

/** Follows the basket page's link to the checkout, and waits until its form is connected. */
export async function goToCheckout(page: EnginePage): Promise<void> {
  await page.locator(".checkout-button").click()
  await waitForForm(page)
}

/** Reads the shopper's order from the page: its number, and whether the page confirms it. */
export async function readOrder(page: EnginePage): Promise<{ readonly id: number; readonly isReceived: boolean }> {
  const [, id = "0"] = /order-received\/(\d+)\//.exec(page.url()) ?? []
  return { id: Number(id), isReceived: (await page.locator(".woocommerce-thankyou-order-received").count()) === 1 }
}

/** Presses Tab until `selector` has focus. */
export async function tabTo(page: EnginePage, selector: string): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press("Tab")
    if (await page.locator(`:is(${selector}):focus`).count()) return
  }
  throw new Error(`Tab never came to ${selector}.`)
}

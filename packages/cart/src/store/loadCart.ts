import { completeService, type Page, readUnknownError } from "@ringside/core"
import { storeModule } from "../modules.ts"
import type { CartResult, CartStore } from "./cartState.ts"
import { lateCartService } from "./lateCart.ts"
import { sendHostWrite } from "../pageClient/sendHostWrite.ts"

/**
 * The cart of `page`. Its code is fetched at first use: most pages of a shop with its own markup never need it. Rejects when the code can't
 * be loaded.
 */
export async function loadCart(page: Page): Promise<CartStore> {
  const cart = lateCartService.find(page)
  if (cart) return cart
  const { createCart } = await page.modules.load(storeModule)
  return completeService(lateCartService, createCart).of(page)
}

/**
 * Changes the cart of `page`. When its code can't be loaded, the failure is reported and the result is that of a shop without a Store API.
 */
export async function changeCart(page: Page, change: (cart: CartStore) => Promise<CartResult>): Promise<CartResult> {
  let cart: CartStore
  try {
    // The queue is busy meanwhile, so that a link to the checkout waits.
    cart = lateCartService.find(page) ?? (await sendHostWrite(page, () => loadCart(page)))
  } catch (cause) {
    page.reports.fail({ during: "load", widget: "cart", cause })
    return { kind: "unreachable", reason: "absent", message: readUnknownError(page) }
  }
  return change(cart)
}

import { completeService, definePageService, type Page, readUnknownError, writeTimeoutMs } from "@ringside/core"
import { storeModule } from "../modules.ts"
import type { CartResult, CartStore } from "./cartState.ts"
import { lateCartService } from "./lateCart.ts"

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

/** The loads of a page that changes wait for. The write queue has these changes once their load has ended. */
export const changeLoadsService = definePageService("cart.changeLoads", () => new Set<Promise<CartStore>>())

/**
 * Changes the cart of `page`. When its code can't be loaded in the time that a write may take, the failure is reported and the result is that
 * of a shop without a Store API.
 */
export async function changeCart(page: Page, change: (cart: CartStore) => Promise<CartResult>): Promise<CartResult> {
  const known = lateCartService.find(page)
  if (known) return change(known)
  const loads = changeLoadsService.of(page)
  // Not in the write queue: a file that stalls would keep all other writes waiting.
  const load = loadCartInTime(page)
  loads.add(load)
  let cart: CartStore
  try {
    cart = await load
  } catch (cause) {
    page.reports.fail({ during: "load", widget: "cart", cause })
    return { kind: "unreachable", reason: "absent", message: readUnknownError(page) }
  } finally {
    loads.delete(load)
  }
  return change(cart)
}

function loadCartInTime(page: Page): Promise<CartStore> {
  const limit = new Promise<never>((_, reject) => {
    page.clock.after(writeTimeoutMs, () => reject(new Error("The cart's code took too long to load.")))
  })
  return Promise.race([loadCart(page), limit])
}

import { coreMessages, findService, type Page } from "@ringside/core"
import type { CartResult, CartStore } from "./cartState.ts"

/** The file that holds the store and the Store API client. */
export interface StoreModule {
  cartOf(page: Page): CartStore
}

/** Fetches the store's file. */
export type LoadStore = () => Promise<StoreModule>

const cartService = "cart"
const loadService = "cart.loadStore"

/** Sets the function by which `loadCart` fetches the store of `page`. */
export function provideStore(page: Page, load: LoadStore): void {
  page.services.set(loadService, load)
}

/** The cart of `page`; null until something has created it. */
export function findCart(page: Page): CartStore | null {
  return findService<CartStore>(page, cartService) ?? null
}

/**
 * The cart of `page`. Its code is fetched at first use: most pages of a shop with its own markup never need it. Rejects when the code can't
 * be loaded.
 */
export async function loadCart(page: Page): Promise<CartStore> {
  const cart = findService<CartStore>(page, cartService)
  if (cart) return cart
  const load = findService<LoadStore>(page, loadService)
  if (!load) throw new Error("the cart's behaviour has not started; expected it before those that change the cart")
  return (await load()).cartOf(page)
}

/**
 * Changes the cart of `page`. When its code can't be loaded, the failure is reported and the result is that of a shop without a Store API.
 */
export async function changeCart(page: Page, change: (cart: CartStore) => Promise<CartResult>): Promise<CartResult> {
  let cart: CartStore
  try {
    cart = await loadCart(page)
  } catch (cause) {
    page.reports.fail({ during: "load", widget: "cart", cause })
    return { kind: "unreachable", reason: "absent", message: page.translator("core", coreMessages)("unknownError") }
  }
  return change(cart)
}

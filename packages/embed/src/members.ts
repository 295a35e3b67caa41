import { cartOf, createCartApi } from "@ringside/cart"
import type { Page, RingsideApi } from "@ringside/core"

/** The parts of `window.ringside` that other packages bring. */
export function createMembers(page: Page): Partial<Pick<RingsideApi, "cart">> {
  return { cart: createCartApi(cartOf(page)) }
}

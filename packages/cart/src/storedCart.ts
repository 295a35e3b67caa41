import { type Page, readHostSettings } from "@ringside/core"
import { cartDataKey } from "./client/cartData.ts"
import { fragmentsOf } from "./fragments.ts"
import { fragmentsSettings } from "./hostSettings.ts"
import { findCart } from "./loadCart.ts"

/** Removes the Store API's cart that is stored for the next page when the basket's markup shows another basket. */
export function removeOutdatedCart(page: Page): void {
  const { local, session } = page.storage
  fragmentsOf(page).onChange((cartHash) => {
    const params = readHostSettings(page, fragmentsSettings)
    if (!params || cartHash === null || cartHash === session.get(params.cartHashKey)) return
    // The page's cart has stored the basket that the markup shows now.
    if (cartHash !== findCart(page)?.confirmedHash) local.remove(cartDataKey)
  })
}

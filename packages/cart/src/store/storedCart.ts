import { type Page, readHostSettings } from "@ringside/core"
import { cartDataKey } from "../client/cartData.ts"
import { fragmentsService } from "../fragments/fragments.ts"
import { fragmentsSettings } from "../hostSettings.ts"
import { lateCartService } from "./lateCart.ts"

/** Removes the Store API's cart that is stored for the next page when the basket's markup shows another basket. */
export function removeOutdatedCart(page: Page): void {
  const { local, session } = page.storage
  fragmentsService.of(page).onChange((cartHash) => {
    const params = readHostSettings(page, fragmentsSettings)
    if (!params || cartHash === null || cartHash === session.get(params.cartHashKey)) return
    // The page's cart has stored the basket that the markup shows now.
    if (cartHash !== lateCartService.find(page)?.confirmedHash) local.remove(cartDataKey)
  })
}

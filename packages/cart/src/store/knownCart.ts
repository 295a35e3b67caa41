import { readHostSettings, type Page } from "@ringside/core"
import { cartHashCookie, itemsInCartCookie, parseJson } from "@ringside/core/domain"
import { fragmentsSettings } from "../hostSettings.ts"
import { cartDataKey, cartScopeKey } from "../client/cartData.ts"
import { readFragmentScope } from "../fragments/fragmentScope.ts"

/** The Store API's last cart, if it is still the shopper's. Null when the server must be asked. */
export function readKnownCart(page: Page): unknown {
  const { storage } = page
  const params = readHostSettings(page, fragmentsSettings)
  const hash = storage.cookies.get(cartHashCookie) ?? ""
  if (!params || hash === "" || hash !== storage.local.get(params.cartHashKey)) return null
  return isOtherScope(page) ? null : readStoredCart({ storage })
}

/** Whether the stored cart is that of another language, currency or customer. Scripts of the host store it without its scope. */
export function isOtherScope(page: Page): boolean {
  const scope = page.storage.local.get(cartScopeKey)
  return scope !== null && scope !== readFragmentScope(page)
}

/** The Store API's last cart. Null when it was never read. */
function readStoredCart({ storage }: Pick<Page, "storage">): unknown {
  return parseJson(storage.local.get(cartDataKey)) ?? null
}

/** Whether cookies show that the basket is empty. */
export function isKnownEmpty(page: Page): boolean {
  const { storage } = page
  const params = readHostSettings(page, fragmentsSettings)
  return Boolean(params && !storage.cookies.get(cartHashCookie) && storage.cookies.get(itemsInCartCookie) === null)
}

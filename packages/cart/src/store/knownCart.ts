import { readHostSettings, type Page } from "@ringside/core"
import { cartHashCookie, itemsInCartCookie, parseJson } from "@ringside/core/domain"
import { fragmentsSettings } from "../hostSettings.ts"
import { cartDataKey } from "../client/cartData.ts"

/** The Store API's last cart, if it is still the shopper's. Null when the server must be asked. */
export function readKnownCart(page: Page): unknown {
  const { storage } = page
  const params = readHostSettings(page, fragmentsSettings)
  const hash = storage.cookies.get(cartHashCookie) ?? ""
  if (!params || hash === "" || hash !== storage.local.get(params.cartHashKey)) return null
  return readStoredCart({ storage })
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

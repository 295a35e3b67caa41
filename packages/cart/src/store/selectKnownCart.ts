import type { Page } from "@ringside/core"
import { type Cart, createEmptyCart, parseCart } from "../domain/index.ts"
import { isKnownEmpty, readKnownCart } from "./knownCart.ts"

/**
 * The basket that is certain from the host's cookies and storage: an empty one without basket cookies, or the last one read while the
 * cookie still has its hash. Null when the server must be asked.
 */
export function selectKnownCart(page: Page): Cart | null {
  const { currency } = page.config
  if (isKnownEmpty(page)) return currency === null ? null : createEmptyCart(currency, null)
  return parseCart(readKnownCart(page))
}

import { isSafeNavigationUrl } from "./isSafeNavigationUrl.ts"

/** Only the scheme counts here, so any page will do. */
const anyPage = "https://shop.invalid/"

/**
 * Whether an address is relative, a fragment, http or https. Blanks around it don't count; an empty address, one with control characters
 * inside, and anything that isn't text are refused. Sources: express-checkout §13, popups §13.3.
 */
export function isSafeRedirect(url: unknown): boolean {
  return isSafeNavigationUrl(url, anyPage)
}

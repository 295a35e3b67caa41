import { isSafeNavigationUrl } from "./isSafeNavigationUrl.ts"

/** Only the scheme is checked, so any base will do. */
const anyPage = "https://shop.invalid/"

/**
 * Whether an address is relative, a fragment, http or https. Surrounding blanks are ignored; an empty address, one with control characters
 * inside, and a value that isn't text are refused. Sources: express-checkout §13, popups §13.3.
 */
export function isSafeRedirect(url: unknown): boolean {
  return isSafeNavigationUrl(url, anyPage)
}

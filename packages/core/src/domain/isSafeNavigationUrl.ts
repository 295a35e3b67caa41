import { resolveUrl } from "./resolveUrl.ts"

/**
 * Whether an address is a page's, read against `base`: only http and https. Blanks around it don't count; an empty address, one
 * with control characters inside, and anything that isn't text are refused. Whether the page may be sent there says
 * `selectNavigationUrl`. Source: catalogue-and-cart §1.
 */
export function isSafeNavigationUrl(url: unknown, base: string): boolean {
  return /^https?:/.test(resolveUrl(url, base)?.protocol ?? "")
}

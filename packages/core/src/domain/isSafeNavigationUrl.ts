import { resolveUrl } from "./resolveUrl.ts"

/**
 * Whether an address, resolved against `base`, is http or https. Surrounding blanks are ignored; an empty address, one with control
 * characters inside, and a value that isn't text are refused. `selectNavigationUrl` decides whether the page may go there. Source:
 * catalogue-and-cart §1.
 */
export function isSafeNavigationUrl(url: unknown, base: string): boolean {
  return /^https?:/.test(resolveUrl(url, base)?.protocol ?? "")
}

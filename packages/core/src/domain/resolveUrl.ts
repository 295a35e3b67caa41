import { parseUrl } from "./parseUrl.ts"
/**
 * Resolves an address against `base`, or parses it alone where `base` is no address (about:srcdoc). Surrounding blanks are ignored. `null`
 * for a value that isn't text, is empty or can't be parsed, and for control characters inside: the browser's parser drops those, so
 * "java\tscript:" would read differently to a person and to the browser.
 */
export function resolveUrl(url: unknown, base: string): URL | null {
  const address = typeof url === "string" ? url.trim() : ""
  if (address === "" || /\p{Cc}/u.test(address)) return null
  return parseUrl(address, base) ?? parseUrl(address)
}

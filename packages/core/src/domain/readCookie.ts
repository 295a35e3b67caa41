import { decodeUri } from "./decodeUri.ts"

/**
 * Reads one cookie of `document.cookie`: the first of that name, without surrounding quotes, decoded. A value with a broken encoding is
 * returned unchanged. `null` when there is none. Source: catalogue-and-cart §15.
 */
export function readCookie(cookieString: string | null, name: string): string | null {
  for (const pair of (typeof cookieString === "string" ? cookieString : "").split(";")) {
    const separator = pair.indexOf("=")
    if (separator >= 0 && pair.slice(0, separator).trim() === name)
      return decodeCookie(pair.slice(separator + 1).trim())
  }
  return null
}

/** Decodes the value of a cookie, without surrounding quotes; a broken encoding is returned unchanged. */
export function decodeCookie(raw: string): string {
  return decodeUri(raw.length > 1 && raw.startsWith('"') && raw.endsWith('"') ? raw.slice(1, -1) : raw)
}

import { decodeUri } from "./decodeUri.ts"

/**
 * The email address that Cloudflare hides from robots in a page, with the query of its link if it has one: hexadecimal bytes, each combined
 * with the first by an exclusive or. Empty for any other text.
 */
export function decodeHiddenEmail(hidden: string): string {
  if (!/^[\da-f]{4,2000}$/i.test(hidden) || hidden.length % 2 === 1) return ""
  const [key = 0, ...bytes] = (hidden.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))
  return decodeUri(bytes.map((byte) => `%${(byte ^ key).toString(16).padStart(2, "0")}`).join(""))
}

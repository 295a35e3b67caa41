import { encodeUri } from "./encodeUri.ts"

/** Percent-encodes the name of a cookie as js-cookie does: `# $ & + ^ |` and the grave accent stay plain, brackets don't. */
export function encodeCookieName(name: string): string {
  return encodeUri(name)
    .replace(/%(?:2[346B]|5E|60|7C)/g, decodeURIComponent)
    .replace(/[()]/g, (bracket) => (bracket === "(" ? "%28" : "%29"))
}

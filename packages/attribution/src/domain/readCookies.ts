import { type AttributionData, boxNames } from "./cookieNames.ts"
import { decodeCookieValue, decodeEscapes } from "./cookieText.ts"

/** One cookie of `document.cookie`, decoded once; null when it is missing. */
export function readAttributionCookie(header: string, name: string): string | null {
  for (const pair of typeof header === "string" ? header.split(";") : []) {
    const separator = pair.indexOf("=")
    if (separator >= 0 && pair.slice(0, separator).trim() === name)
      return decodeCookieValue(pair.slice(separator + 1).trim())
  }
  return null
}

/** The values of a cookie by alias, decoded once more. Source: attribution-translation-site §1.3. */
export function parseAttributionCookie(text: string | null): Record<string, string> {
  const pairs = typeof text === "string" ? text.split("|||") : []
  return Object.fromEntries(
    pairs.flatMap((pair): [string, string][] => {
      const separator = pair.indexOf("=")
      const alias = pair.slice(0, separator)
      return separator <= 0 || alias === "__proto__" ? [] : [[alias, decodeEscapes(pair.slice(separator + 1))]]
    }),
  )
}

/** The values of all cookies. */
export function readAttributionData(header: string): AttributionData {
  return mapBoxes((box) => parseAttributionCookie(readAttributionCookie(header, `sbjs_${box}`)))
}

/** Calls `read` for each cookie with values. */
export function mapBoxes(read: (box: (typeof boxNames)[number]) => Record<string, string>): AttributionData {
  const [current, currentAdd, first, firstAdd, session, udata, promo] = boxNames
  return {
    current: read(current),
    current_add: read(currentAdd),
    first: read(first),
    first_add: read(firstAdd),
    session: read(session),
    udata: read(udata),
    promo: read(promo),
  }
}

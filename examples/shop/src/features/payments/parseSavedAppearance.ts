import { isDeepStrictEqual } from "node:util"
import { parseAppearance } from "@ringside/payments/domain"

const charactersMax = 16_384

/**
 * Parses a posted appearance; null unless every member is allowed. The list is the library's own, which drops single members that it
 * doesn't allow: here nothing may be dropped.
 */
export function parseSavedAppearance(text: string): object | null {
  if (text.length > charactersMax) return null
  const value = parseJson(text)
  const appearance = parseAppearance(value)
  return appearance !== null && isDeepStrictEqual(appearance, value) ? appearance : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

import { isDeepStrictEqual } from "node:util"
import { parseAppearance } from "@ringside/payments/domain"
import { parseStorableJson } from "../../endpoints/parseStorableJson.ts"

const charactersMax = 16_384

/**
 * Parses a posted appearance; null unless every member is allowed. The list is the library's own, which drops single members that it
 * doesn't allow: here nothing may be dropped.
 */
export function parseSavedAppearance(text: string): object | null {
  if (text.length > charactersMax) return null
  const value = parseStorableJson(text)
  const appearance = parseAppearance(value)
  return appearance !== null && isDeepStrictEqual(appearance, value) ? appearance : null
}

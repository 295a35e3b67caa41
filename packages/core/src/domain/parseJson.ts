/** Far longer than any response or stored value of a shop. Parsing ten times as much would block a phone for seconds. */
const usualMaxCharacters = 8_388_608

/**
 * Parses JSON text. The result is undefined, which JSON can't express, when there is no text, it can't be parsed, or it is longer than
 * `maxCharacters` (8 M by default). No content type is checked, since hosts send JSON as text/html.
 */
export function parseJson(text: string | null | undefined, maxCharacters = usualMaxCharacters): unknown {
  try {
    if (text !== null && text !== undefined && text.length <= maxCharacters) return JSON.parse(text)
  } catch {
    // It isn't JSON.
  }
  return undefined
}

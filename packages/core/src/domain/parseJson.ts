/** Far more than a shop answers or stores; reading ten times as much would hold up a phone for seconds. */
const usualMaxCharacters = 8_388_608

/**
 * The value of a JSON text; undefined, which JSON can't say, when there is none, it can't be read or is longer than
 * `maxCharacters`, 8 M unless given.
 * Hosts send JSON as text/html, so no header is asked.
 */
export function parseJson(text: string | null, maxCharacters = usualMaxCharacters): unknown {
  if (text === null || text.length > maxCharacters) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

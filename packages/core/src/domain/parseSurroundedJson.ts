import { parseJson } from "./parseJson.ts"

const maxTries = 200
/** Parsing more than this in all tries together would block a phone for a second. */
const maxParsedCharacters = 80_000_000

/**
 * The JSON of a host's answer, also where a plugin has printed text before the object or after it, such as a warning of PHP; undefined
 * where there is none. `start` begins the object. Source: catalogue-and-cart contract §1.
 */
export function parseSurroundedJson(text: string | null, start = '{"'): unknown {
  const whole = parseJson(text)
  if (whole !== undefined || typeof text !== "string") return whole
  const from = text.indexOf(start)
  if (from < 0) return undefined
  let end = text.lastIndexOf("}")
  let characters = 0
  for (let tries = 0; end > from && tries < maxTries; tries += 1) {
    characters += end - from
    if (characters > maxParsedCharacters) return undefined
    const part = parseJson(text.slice(from, end + 1))
    if (part !== undefined) return part
    end = text.lastIndexOf("}", end - 1)
  }
  return undefined
}

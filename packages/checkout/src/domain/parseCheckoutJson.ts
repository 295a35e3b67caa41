import { isRecord, parseJson } from "@ringside/core/domain"

const start = '{"result'
const maxTries = 200
/** An answer is a few thousand characters; a page of warnings around it is not a hundred times as much. */
const maxCharacters = 400_000

/**
 * The JSON of an answer to an order, also where a plugin has printed something before or after it; null where there is none.
 * Source: checkout contract §6.5.
 */
export function parseCheckoutJson(raw: string | null): Readonly<Record<string, unknown>> | null {
  const text = raw ?? ""
  const whole = parseJson(text)
  if (isRecord(whole)) return whole
  const from = text.indexOf(start)
  if (from < 0 || text.length > maxCharacters) return null
  let end = text.lastIndexOf("}")
  for (let tries = 0; end > from && tries < maxTries; tries += 1) {
    const part = parseJson(text.slice(from, end + 1))
    if (isRecord(part)) return part
    end = text.lastIndexOf("}", end - 1)
  }
  return null
}

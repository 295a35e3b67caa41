import { isRecord, parseJson, parseSurroundedJson } from "@ringside/core/domain"

const start = '{"result'
/** An answer is a few thousand characters; a page of warnings around it is not a hundred times as much. */
const maxCharacters = 400_000

/**
 * The JSON of an answer to an order, also where a plugin has printed something before or after it; null where there is none.
 * Source: checkout contract §6.5.
 */
export function parseCheckoutJson(raw: string | null): Readonly<Record<string, unknown>> | null {
  const text = typeof raw === "string" ? raw : ""
  const answer = text.length > maxCharacters ? parseJson(text) : parseSurroundedJson(text, start)
  return isRecord(answer) ? answer : null
}

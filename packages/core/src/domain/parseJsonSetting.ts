import { isRecord } from "./isRecord.ts"
import { parseJson } from "./parseJson.ts"

/**
 * Reads a setting that the platform prints as JSON text, also with `&quot;` for each quote. An object passes through; what isn't one, nor
 * the text of one, is `null`. Source: checkout §2.1, §14.
 */
export function parseJsonSetting(text: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof text !== "string") return isRecord(text) ? text : null
  // Texts in valid JSON may hold `&quot;` themselves.
  const setting = parseJson(text) ?? parseJson(text.replaceAll("&quot;", '"'))
  return isRecord(setting) ? setting : null
}

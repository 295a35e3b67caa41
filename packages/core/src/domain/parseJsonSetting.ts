import { isRecord } from "./isRecord.ts"
import { parseJson } from "./parseJson.ts"

/**
 * Parses a setting that the platform prints as JSON text, possibly with `&quot;` for each quote. An object is returned as it is; any value
 * but an object or its text gives `null`. Source: checkout §2.1, §14.
 */
export function parseJsonSetting(text: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof text !== "string") return isRecord(text) ? text : null
  // Valid JSON comes first, because its texts may contain `&quot;`.
  const setting = parseJson(text) ?? parseJson(text.replaceAll("&quot;", '"'))
  return isRecord(setting) ? setting : null
}

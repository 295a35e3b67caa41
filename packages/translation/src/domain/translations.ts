import { decodeEntities, formatText, readMember } from "@ringside/core/domain"
import { trimOriginal } from "./translatableText.ts"

/** What the server answered for one original. */
export interface FoundTranslation {
  /** As the server wrote it, with HTML entities; null when there is no translation. */
  readonly translated: string | null
  /** Number of the string in the server's table, for the editor; "" when it is absent. */
  readonly id: string
  readonly group: string
}

/**
 * The answer's first entry for an original, whatever order and length the answer has; null when there is none. `original` may have white space
 * at its ends; upper and lower case differ. Source: attribution-translation-site §5.3.
 */
export function selectTranslation(response: unknown, original: string, language: string): FoundTranslation | null {
  const entries: readonly unknown[] = Array.isArray(response) ? response : []
  const wanted = trimOriginal(original)
  const entry = entries.find((each) => {
    const found = readMember(each, ["original"])
    return typeof found === "string" && trimOriginal(found) === wanted
  })
  if (wanted === "" || entry === undefined) return null
  const translated = readMember(entry, ["translationsArray", language, "translated"])
  return {
    translated: typeof translated === "string" && trimOriginal(translated) !== "" ? translated : null,
    id: formatText(readMember(entry, ["dbID"])),
    group: formatText(readMember(entry, ["group"])),
  }
}

/**
 * The text of a node with its translation in place, between the white space that it had. Without one, or where nothing would be left to read,
 * the text as it was. Source: attribution-translation-site §5.3.
 */
export function applyTranslation(initial: string, translated: string | null): string {
  const core = trimOriginal(initial)
  const decoded = decodeEntities(translated)
  if (core === "" || trimOriginal(decoded) === "") return initial
  const start = initial.indexOf(core)
  return initial.slice(0, start) + decoded + initial.slice(start + core.length)
}

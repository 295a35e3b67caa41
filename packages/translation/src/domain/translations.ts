import { decodeEntities, formatText, readMember, readList, readText } from "@ringside/core/domain"
import { trimOriginal } from "./translatableText.ts"

/** The server's entry for one original. */
export interface FoundTranslation {
  /** The server's text, with HTML entities; null without a translation. */
  readonly translated: string | null
  /** Number of the string in the server's table, for the editor; "" when it is absent. */
  readonly id: string
  readonly group: string
}

/**
 * The response's first entry for an original, regardless of the response's order and length; null without one. `original` may have white
 * space at its ends, and is case-sensitive. Source: attribution-translation-site §5.3.
 */
export function selectTranslation(response: unknown, original: string, language: string): FoundTranslation | null {
  const entries = readList(response)
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
 * The text of a node with its translation between its original white space. Without a translation, or with a blank one, the text is
 * unchanged. Source: attribution-translation-site §5.3.
 */
export function applyTranslation(initial: string, translated: string | null): string {
  const core = trimOriginal(initial)
  const decoded = decodeEntities(readText(translated))
  if (core === "" || trimOriginal(decoded) === "") return initial
  const start = initial.indexOf(core)
  return initial.slice(0, start) + decoded + initial.slice(start + core.length)
}

import { attributePrefix, type AttributeSpec, type AttributeTable } from "./attributeTable.ts"
import { formatExpected, formatFallback } from "./attributeWords.ts"
import { suggestName } from "./suggestName.ts"

/** A page author's mistake in a hook's options. Names are without `data-ringside-`. */
export type AttributeProblem =
  | {
      readonly kind: "wrong-value"
      readonly name: string
      readonly value: string
      readonly spec: AttributeSpec
    }
  | { readonly kind: "unknown-option"; readonly name: string; readonly suggestion: string | null }

const maxShownLength = 60

/**
 * Finds the options on a hook that are neither `reserved` nor in the table of one of its widgets. Each comes with the option that it
 * probably misspells.
 */
export function findUnknownOptions(
  tables: readonly AttributeTable[],
  presentNames: readonly string[],
  reserved: readonly string[],
): AttributeProblem[] {
  const known = [...tables.flatMap((table) => Object.keys(table)), ...reserved]
  return presentNames
    .filter((name) => !known.includes(name))
    .map((name) => ({ kind: "unknown-option", name, suggestion: suggestName(name, known) }))
}

/** Formats one line that a page author can act on alone: the value found, the value expected, the value used instead. */
export function formatAttributeProblem(widget: string, problem: AttributeProblem): string {
  const attribute = attributePrefix + shorten(problem.name)
  if (problem.kind === "wrong-value") {
    const { name, value, spec } = problem
    return `[ringside ${widget}] ${attribute} is "${shorten(value)}"; expected ${formatExpected(spec)}, so ${name} stays ${formatFallback(spec)}.`
  }
  const unknown = `[ringside ${widget}] ${attribute} is not an option of ${widget}`
  if (problem.suggestion === null) return `${unknown}, so it is ignored.`
  return `${unknown}; did you mean ${attributePrefix}${problem.suggestion}? It is ignored.`
}

/** Cuts the text and puts it on one line. Half a surrogate pair that the cut leaves is removed. */
function shorten(text: string): string {
  const shown = text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text
  return shown.replace(/\p{Surrogate}/gu, "").replace(/\s+/g, " ")
}

import { countAllowedEdits } from "./countAllowedEdits.ts"

/**
 * Whether `suggestName` may find something in `known`, by lengths and letters alone: a check that is small enough for every page. It can be
 * true for names without a suggestion, and is never false for a name with one.
 */
export function mayResemble(wrong: string, known: readonly string[]): boolean {
  const allowed = countAllowedEdits(wrong)
  const typed = wrong.toLowerCase()
  return known.some((name) => {
    const letters = name.toLowerCase()
    if (allowed === 0 || Math.abs(letters.length - typed.length) > allowed) return false
    // An edit changes the length by one at most, and mends one letter that the name doesn't have.
    let foreign = 0
    for (const letter of typed) if (!letters.includes(letter)) foreign += 1
    return foreign <= allowed
  })
}

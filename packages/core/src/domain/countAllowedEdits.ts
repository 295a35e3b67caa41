/** A longer name can't be a misspelling of ours, and comparing it would take long. */
const longestName = 40

/** How many letters of `wrong` may differ from a known name: a third, and at least one; 0 for a text that can't be meant as a name. */
export function countAllowedEdits(wrong: string): number {
  return wrong === "" || wrong.length > longestName ? 0 : Math.max(1, Math.floor(wrong.length / 3))
}

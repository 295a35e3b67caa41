/** Reads an amount as the Store API sends it: text of an integer in minor units. `null` for anything else, and for what no number holds exactly. */
export function parseWholeMinorUnits(text: unknown): number | null {
  if (typeof text !== "string" || !/^-?\d+$/.test(text)) return null
  const amountMinor = Number(text)
  // Adding 0 turns -0, which "-0" would give, into 0.
  return Number.isSafeInteger(amountMinor) ? amountMinor + 0 : null
}

/**
 * Parses an amount of the Store API: text of an integer in minor units. `null` for anything else, and for amounts that no number holds
 * exactly.
 */
export function parseWholeMinorUnits(text: unknown): number | null {
  if (typeof text !== "string" || !/^-?\d+$/.test(text)) return null
  const amountMinor = Number(text)
  // Adding 0 turns -0, the result for "-0", into 0.
  return Number.isSafeInteger(amountMinor) ? amountMinor + 0 : null
}

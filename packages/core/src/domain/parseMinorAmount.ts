/**
 * Parses an amount in minor units: a number's integer part, or the integer at the start of a text. 0 for anything else, and for amounts
 * that no number holds exactly. Source: express-checkout §10.
 */
export function parseMinorAmount(value: unknown): number {
  const amountMinor = typeof value === "string" ? parseLeadingInteger(value) : value
  const whole = typeof amountMinor === "number" ? Math.trunc(amountMinor) : 0
  // Adding 0 turns -0, the result for "-0", into 0.
  return Number.isSafeInteger(whole) ? whole + 0 : 0
}

function parseLeadingInteger(text: string): number {
  return Number(/^\s*([+-]?\d+)/.exec(text)?.[1] ?? 0)
}

import { parseWholeMinorUnits, type UnknownRecord } from "@ringside/core/domain"

/**
 * Reads an amount in minor units as the shop displays it: the Store API sends it without its tax, which is a member of its own. Null where
 * there is none.
 */
export function readShownMinor(amounts: UnknownRecord, name: string, withTax: boolean): number | null {
  const amountMinor = parseWholeMinorUnits(amounts[name])
  if (amountMinor === null || !withTax) return amountMinor
  return amountMinor + (parseWholeMinorUnits(amounts[`${name}_tax`]) ?? 0)
}

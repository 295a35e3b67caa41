import { scaleMinorUnits } from "@ringside/core/domain"

const zeroDecimals = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" ")
const threeDecimals = "BHD JOD KWD OMR TND".split(" ")

/** The provider's decimals of a currency, regardless of the shop's display: two unless listed otherwise. Source: checkout §10. */
export function selectProviderDecimals(code: string): 0 | 2 | 3 {
  const known = typeof code === "string" ? code.trim().toUpperCase() : ""
  if (zeroDecimals.includes(known)) return 0
  return threeDecimals.includes(known) ? 3 : 2
}

/**
 * Converts `minor` units of a shop that uses `minorUnit` decimals to the provider's amount. The provider requires 0 as the last of three
 * decimals, so the amount is rounded half away from zero. An inexact amount results in 0, which starts no payment. Source: checkout §1 D12.
 */
export function createProviderAmount(minor: number, minorUnit: number, code: string): number {
  const decimals = selectProviderDecimals(code)
  try {
    if (decimals !== 3) return scaleMinorUnits(minor, minorUnit, decimals) || 0
    return scaleMinorUnits(scaleMinorUnits(minor, minorUnit, 2), 2, 3) || 0
  } catch {
    return 0
  }
}

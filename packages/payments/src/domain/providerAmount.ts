import { scaleMinorUnits } from "@ringside/core/domain"

const zeroDecimals = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" ")
const threeDecimals = "BHD JOD KWD OMR TND".split(" ")

/** Decimals in which the provider counts a currency, whatever the shop displays: two unless it is known otherwise. Source: checkout §10. */
export function selectProviderDecimals(code: string): 0 | 2 | 3 {
  const known = typeof code === "string" ? code.trim().toUpperCase() : ""
  if (zeroDecimals.includes(known)) return 0
  return threeDecimals.includes(known) ? 3 : 2
}

/**
 * The provider's amount for `minor` units of a shop that counts with `minorUnit` decimals. Of three decimals the provider takes the last
 * as 0, so it is rounded half away from zero. Anything that isn't an exact amount is 0, which starts no payment. Source: checkout §1 D12.
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

/** The most decimals that `Intl` formats. Much larger powers of ten would take minutes to compute. */
export const maxDecimals = 100

/** Multiplies by a power of ten, half a unit away from zero where decimals are lost. `exponent` may be negative. */
export function scaleByTens(amount: bigint, exponent: number): bigint {
  if (exponent >= 0) return amount * 10n ** BigInt(exponent)
  const divisor = 10n ** BigInt(-exponent)
  const half = divisor / 2n
  return (amount + (amount < 0n ? -half : half)) / divisor
}

/**
 * Splits `totalMinor` (minor units of one currency) by `weights` so that the parts add up to the total exactly. Each part is its share
 * rounded towards 0; the remaining units go, one each, to the parts that lost most by rounding, the first of equals first.
 * @throws RangeError when the total is no safe integer, a weight is no safe integer or negative, or none is above 0.
 */
export function splitAmount(totalMinor: number, weights: readonly number[]): number[] {
  if (![totalMinor, ...weights].every(Number.isSafeInteger))
    throw new RangeError("Amount and weights must be safe integers")
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n || weights.some((weight) => weight < 0))
    throw new RangeError("Weights must be 0 or more, and one above 0")
  const total = BigInt(Math.abs(totalMinor))
  const shares = weights.map((weight, index) => {
    const scaled = total * BigInt(weight)
    return { index, minor: Number(scaled / sum), lost: scaled % sum }
  })
  const byLoss = shares.toSorted((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1))
  const left = Math.abs(totalMinor) - shares.reduce((given, { minor }) => given + minor, 0)
  for (const share of byLoss.slice(0, left)) share.minor += 1
  return shares.map(({ minor }) => (totalMinor < 0 && minor > 0 ? -minor : minor))
}

/** The largest number of decimals that `toFixed` accepts. */
const maxDecimals = 100

/** Adds two numbers without a floating-point error: the sum has no more decimals than the operands, so 0.1 + 0.2 is 0.3. */
export function addExactly(left: number, right: number): number {
  const decimals = Math.max(countDecimals(left), countDecimals(right))
  return Number((left + right).toFixed(decimals))
}

/** Multiplies a number by a whole number without a floating-point error: 3 × 0.1 is 0.3. */
export function multiplyExactly(value: number, count: number): number {
  return Number((value * count).toFixed(countDecimals(value)))
}

/** Counts decimals. The number may be written with an exponent: 1.5e-7 has eight. */
function countDecimals(value: number): number {
  const [digits = "", exponent = "0"] = String(value).split("e")
  const [, fraction = ""] = digits.split(".")
  return Math.min(Math.max(fraction.length - Number(exponent), 0), maxDecimals)
}

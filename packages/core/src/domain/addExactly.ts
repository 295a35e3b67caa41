/** As many as `toFixed` takes. */
const maxDecimals = 100

/** Adds as on paper: no more decimals than the two numbers have, so that 0.1 and 0.2 make 0.3. */
export function addExactly(left: number, right: number): number {
  const decimals = Math.max(countDecimals(left), countDecimals(right))
  return Number((left + right).toFixed(decimals))
}

/** Also of a number that is written with an exponent: 1.5e-7 has eight. */
function countDecimals(value: number): number {
  const [digits = "", exponent = "0"] = String(value).split("e")
  const [, fraction = ""] = digits.split(".")
  return Math.min(Math.max(fraction.length - Number(exponent), 0), maxDecimals)
}

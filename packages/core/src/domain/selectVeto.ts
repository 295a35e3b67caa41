/**
 * Whether listeners vetoed a user action: the last result other than `null` and `undefined` is exactly `false`. Source: catalogue-and-cart
 * §3.1.
 */
export function selectVeto(results: readonly unknown[]): boolean {
  return results.findLast((answer) => answer !== null && answer !== undefined) === false
}

/** Whether listeners forbade an act: the last answer that isn't `null` or `undefined` is exactly `false`. Source: catalogue-and-cart §3.1. */
export function selectVeto(results: readonly unknown[]): boolean {
  return results.findLast((answer) => answer !== null && answer !== undefined) === false
}

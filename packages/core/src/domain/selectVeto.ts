/**
 * Whether listeners vetoed a user action: the last result other than `null` and `undefined` is exactly `false`. Nothing in the product calls
 * it: jQuery's `triggerHandler` follows this rule by itself, and native listeners call `preventDefault`. Source: catalogue-and-cart §3.1.
 */
export function selectVeto(results: readonly unknown[]): boolean {
  return results.findLast((answer) => answer !== null && answer !== undefined) === false
}

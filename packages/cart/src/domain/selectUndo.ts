import type { Cart, VariationAttribute } from "./cart.ts"

/** What must be added to have a removed line back. */
export type Undo = {
  readonly id: number
  readonly quantity: number
  readonly variation: readonly VariationAttribute[]
}

/**
 * What adding again takes, read from the cart as it is before the line `key` goes. Null for a line that isn't there,
 * and for bundles and their parts, which a plain add can't put together.
 */
export function selectUndo(cart: Cart, key: string): Undo | null {
  const line = cart.lines.find((candidate) => candidate.key === key)
  const isBundle = cart.lines.some(({ parentKey }) => parentKey === key)
  if (line?.parentKey !== null || isBundle) return null
  return { id: line.productId, quantity: line.quantity, variation: line.variation }
}

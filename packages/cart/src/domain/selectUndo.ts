import type { Cart, Undo } from "@ringside/core/domain"

export type { Undo }

/**
 * The item that restores the line `key`, read from the cart before the line is removed. Null for a missing line, and for bundles and their
 * items, which an add can't restore.
 */
export function selectUndo(cart: Cart, key: string): Undo | null {
  const line = cart.lines.find((candidate) => candidate.key === key)
  const isBundle = cart.lines.some(({ parentKey }) => parentKey === key)
  if (line?.parentKey !== null || isBundle) return null
  return { id: line.productId, quantity: line.quantity, variation: line.variation }
}

import type { Cart, Undo } from "@ringside/core/domain"

export type { Undo }

/**
 * The item that restores the line `key`, read from the cart before the line is removed. Null for a missing line, and for one of which an add
 * would restore the product alone: bundles and their items, and lines with options of the shopper's.
 */
export function selectUndo(cart: Cart, key: string): Undo | null {
  const line = cart.lines.find((candidate) => candidate.key === key)
  const isBundle = cart.lines.some(({ parentKey }) => parentKey === key)
  if (line?.parentKey !== null || isBundle || line.isConfigured || line.itemData.length > 0) return null
  return { id: line.productId, quantity: line.quantity, variation: line.variation }
}

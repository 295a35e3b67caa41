/**
 * The remove link that takes focus after the line at `removedIndex` is gone: the one now at its place, else the last; null when no line is
 * left, and the empty message takes focus. Source: catalogue-and-cart §11.
 */
export function selectFocusAfterRemove(removedIndex: number, remainingCount: number): number | null {
  if (!(remainingCount > 0)) return null
  const last = remainingCount - 1
  return removedIndex >= 0 && removedIndex <= last ? removedIndex : last
}

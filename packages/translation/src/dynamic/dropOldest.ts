/** No page has more strings; beyond this, the oldest are forgotten. */
const maxKnown = 5000

/** Removes the first entries of a collection that is too long. */
export function dropOldest(entries: Map<string, unknown> | Set<string>): void {
  if (entries.size <= maxKnown) return
  for (const oldest of entries.keys()) {
    entries.delete(oldest)
    if (entries.size <= maxKnown) return
  }
}

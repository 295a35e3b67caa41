/** The items of a list from outside; none where it is no list. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

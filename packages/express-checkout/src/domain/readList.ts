/** The items of an external list; empty for any other value. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

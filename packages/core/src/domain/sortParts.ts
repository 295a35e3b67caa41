import type { Part } from "./part.ts"

/**
 * Sorts parts by their start order: as listed, but each after the parts that it declares to start after. Parts that aren't listed are
 * ignored.
 * @throws Error when parts start after each other
 */
export function sortParts<P extends Part>(parts: readonly P[]): P[] {
  const sorted: P[] = []
  const visit = (part: P, above: readonly string[]) => {
    if (above.includes(part.name))
      throw new Error(`Parts start after each other: ${[...above, part.name].join(" → ")}.`)
    if (sorted.includes(part)) return
    for (const name of part.startsAfter ?? []) {
      const other = parts.find((each) => each.name === name)
      if (other) visit(other, [...above, part.name])
    }
    sorted.push(part)
  }
  for (const part of parts) visit(part, [])
  return sorted
}

import type { CartLine } from "@ringside/cart/domain"

/** A line as the list renders it. */
export interface ShownLine {
  readonly line: CartLine
  /** Stays the same when the server's response gives a pending line its key. */
  readonly id: string
  /** Added while the list was visible. */
  readonly isNew: boolean
}

/** Whether the line has no key of the server yet; until then it can't be changed. */
export function isPending(line: CartLine): boolean {
  return line.key === `pending:${line.productId}`
}

/** The lines to render after `before`; null when the list was not visible, so no line is new. */
export function reduceShownLines(
  before: readonly ShownLine[] | null,
  lines: readonly CartLine[],
): readonly ShownLine[] {
  const known = new Map(before?.map((shown) => [shown.line.key, shown]))
  const present = new Set(lines.map(({ key }) => key))
  const renamed = before?.filter(({ line }) => isPending(line) && !present.has(line.key)) ?? []
  return lines.map((line) => {
    const same = known.get(line.key) ?? renamed.find((shown) => shown.line.productId === line.productId)
    return { line, id: same?.id ?? line.key, isNew: same ? same.isNew : before !== null }
  })
}

import type { CartLine } from "@ringside/cart/domain"

/** A line as the list draws it. */
export interface ShownLine {
  readonly line: CartLine
  /** Stays the same when the server names a line that stood there before its answer. */
  readonly id: string
  /** Came while the list was in view. */
  readonly isNew: boolean
}

/** Whether the server has yet to name the line; until then it can't be changed. */
export function isPending(line: CartLine): boolean {
  return line.key === `pending:${line.productId}`
}

/** The lines to draw after `before`; null when the list was not in view, and nothing has come. */
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

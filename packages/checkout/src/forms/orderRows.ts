/**
 * Sorts the rows of one parent. The row with focus stays, and the others move around it: moving a field would lose its focus and an
 * unfinished input.
 */
export function orderRows(rows: readonly HTMLElement[], focused: Element | null): void {
  const isOrdered = rows.every((row, index) => {
    const next = rows[index + 1]
    return !next || Boolean(row.compareDocumentPosition(next) & row.DOCUMENT_POSITION_FOLLOWING)
  })
  if (isOrdered) return
  const pivot = rows.find((row) => row.contains(focused)) ?? rows[0]
  if (!pivot) return
  const place = rows.indexOf(pivot)
  for (const row of rows.slice(0, place)) pivot.before(row)
  let last = pivot
  for (const row of rows.slice(place + 1)) {
    last.after(row)
    last = row
  }
}

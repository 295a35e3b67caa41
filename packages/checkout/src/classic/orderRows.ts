/**
 * Puts rows of one parent into this order. The row that has focus stays where it is and the others move around it: a field that is
 * moved loses focus, and what is being typed with it.
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

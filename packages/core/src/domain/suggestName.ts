import { countAllowedEdits } from "./countAllowedEdits.ts"

/**
 * The known name that `wrong` most likely misspells: the nearest by letters added, omitted, changed or swapped with a neighbour, with at
 * most a third of its length (at least one) different. The first of equals; `null` when none is near.
 */
export function suggestName(wrong: string, known: readonly string[]): string | null {
  const allowed = countAllowedEdits(wrong)
  if (allowed === 0) return null
  const typed = wrong.toLowerCase()
  let nearest: string | null = null
  let limit = allowed + 1
  for (const name of known) {
    const distance = countEdits(typed, name.toLowerCase())
    if (distance >= limit) continue
    nearest = name
    limit = distance
  }
  return nearest
}

/** Optimal string alignment distance. Three rows of the table suffice, the third for swapped neighbours. */
function countEdits(from: string, to: string): number {
  let [beforeLast, last]: [number[], number[]] = [[], [...Array(to.length + 1).keys()]]
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const edits = [
        readCell(last, column) + 1,
        readCell(current, column - 1) + 1,
        readCell(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? readCell(beforeLast, column - 2) + 1 : Infinity,
      ]
      current.push(Math.min(...edits))
    }
    ;[beforeLast, last] = [last, current]
  }
  return readCell(last, to.length)
}

function readCell(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}

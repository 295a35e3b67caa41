import { beforeEach } from "vitest"
import { isTurn } from "../../../../scripts/selectCases.ts"

/** How many rows of a table share the tests at most: a test runs for one of them, and of larger tables for every third row. */
const maxShare = 3

/**
 * Called in a `describe` that is repeated for each row of a table, such as the shop's languages: skips the tests whose turn another row has.
 * `npm run test:all` runs every test for every row.
 */
export function takeTurns<Row>(row: Row, rows: readonly Row[]): void {
  const share = Math.min(rows.length, maxShare)
  beforeEach(({ task, skip }) => {
    const place = task.suite?.tasks.indexOf(task) ?? 0
    skip(!isTurn(place, rows.indexOf(row) % share, share), "it is another row's turn")
  })
}

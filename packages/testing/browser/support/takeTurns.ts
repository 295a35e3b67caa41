import { beforeEach } from "vitest"
import { isTurn } from "../../../../scripts/selectCases.ts"

/**
 * Called in a `describe` that is repeated for each row of a table, such as the shop's languages: skips the tests whose turn another row has,
 * so that each test runs once. `npm run test:all` runs it for every row.
 */
export function takeTurns<Row>(row: Row, rows: readonly Row[]): void {
  beforeEach(({ task, skip }) => {
    const place = task.suite?.tasks.indexOf(task) ?? 0
    skip(!isTurn(place, rows.indexOf(row), rows.length), "it is another row's turn")
  })
}

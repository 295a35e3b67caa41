import { beforeEach } from "vitest"
import { isTurn } from "../../../../scripts/test/selectCases.ts"

/**
 * Called in a `describe` that is repeated for each row of a table, such as the shop's languages: a row runs every `share`th test, and each of
 * the first `share` rows begins with another one. With more than there are rows, some tests run for none. `npm run test:all` runs every test
 * for every row.
 */
export function takeTurns<Row>(row: Row, rows: readonly Row[], share = Math.min(rows.length, 3)): void {
  beforeEach(({ task, skip }) => {
    const place = task.suite?.tasks.indexOf(task) ?? 0
    skip(!isTurn(place, rows.indexOf(row) % share, share), "it is another row's turn")
  })
}

/**
 * Whether this run takes every case of a large table, and the files `*.long.test.ts`: `npm run test:all`. Otherwise it takes a part, so that
 * `npm test` ends in time for each change.
 */
export const takesAllCases = process.env["RINGSIDE_TESTS"] === "all"

/** Every `of`th case; all of them in a run that takes all. With an odd `of`, cases that alternate are both among them. */
export function selectCases<Case>(cases: readonly Case[], of: number, takesAll = takesAllCases): readonly Case[] {
  return takesAll ? cases : cases.filter((_, place) => place % of === 0)
}

/** Whether the test at `place` in its group runs for the row at `row` of a table with `of` rows, of which each test takes one in turn. */
export function isTurn(place: number, row: number, of: number, takesAll = takesAllCases): boolean {
  return takesAll || place % of === row
}

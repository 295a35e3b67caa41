import { expect, it } from "vitest"
import { isTurn, selectCases } from "./selectCases.ts"

it("takes every third case, and all in a run that takes all", () => {
  const cases = [0, 1, 2, 3, 4, 5, 6]
  expect(selectCases(cases, 3, false)).toEqual([0, 3, 6])
  expect(selectCases(cases, 3, true)).toEqual(cases)
})

it("gives each test to one row in turn, and to every row in a run that takes all", () => {
  const tests = [0, 1, 2, 3]
  const taken = (row: number, takesAll: boolean) => tests.filter((place) => isTurn(place, row, 2, takesAll))
  expect([taken(0, false), taken(1, false)]).toEqual([
    [0, 2],
    [1, 3],
  ])
  expect([taken(0, true), taken(1, true)]).toEqual([tests, tests])
})

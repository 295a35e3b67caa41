import { expect, test } from "vitest"
import { readList, readSparseList } from "./readList.ts"

test.each([
  [
    ["a", 1],
    ["a", 1],
    ["a", 1],
  ],
  [{ 0: "a", 2: "b" }, [], ["a", "b"]],
  ["ab", [], []],
  [{ length: 2 }, [], [2]],
  [null, [], []],
  [undefined, [], []],
])("the items of %j are %j, and those of a list with gaps %j", (value, items, sparse) => {
  expect(readList(value)).toEqual(items)
  expect(readSparseList(value)).toEqual(sparse)
})

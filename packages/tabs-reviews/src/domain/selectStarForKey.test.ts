import { expect, it } from "vitest"
import { selectStarForKey } from "./selectStarForKey.ts"

it.each([
  ["ArrowRight", 1, 2],
  ["ArrowDown", 4, 5],
  ["ArrowRight", 5, 1],
  ["ArrowDown", 5, 1],
  ["ArrowLeft", 3, 2],
  ["ArrowUp", 2, 1],
  ["ArrowLeft", 1, 5],
  ["ArrowUp", 1, 5],
  [" ", 3, 3],
  ["Enter", 4, 4],
  ["Tab", 3, null],
  ["Home", 3, null],
  ["5", 3, null],
  ["", 3, null],
])("%j on star %i chooses %j", (key, focused, expected) => {
  expect(selectStarForKey(key, focused)).toBe(expected)
})

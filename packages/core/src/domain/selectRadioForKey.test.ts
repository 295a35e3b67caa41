import { expect, test } from "vitest"
import { selectRadioForKey } from "./selectRadioForKey.ts"

test.each([
  ["ArrowRight", 0, false, 1],
  ["ArrowDown", 2, false, 0],
  ["ArrowLeft", 0, false, 2],
  ["ArrowUp", 2, false, 1],
  ["ArrowRight", 0, true, 2],
  ["ArrowLeft", 2, true, 0],
  ["ArrowDown", 0, true, 1],
  ["ArrowUp", 0, true, 2],
  [" ", 1, false, 1],
  ["Enter", 2, true, 2],
  ["Home", 1, false, null],
  ["Tab", 1, false, null],
] as const)("%j on radio %i of three, right to left %j, leads to %j", (key, index, isRtl, expected) => {
  expect(selectRadioForKey({ key, index, count: 3, isRtl })).toBe(expected)
})

test("returns null for a group without radios", () => {
  expect(selectRadioForKey({ key: "Enter", index: -1, count: 0, isRtl: false })).toBeNull()
})

import { expect, test } from "vitest"
import { formatText } from "./formatText.ts"

test.each<[unknown, string]>([
  ["Puño", "Puño"],
  ["", ""],
  [189, "189"],
  [-0, "0"],
  [1.5, "1.5"],
  [Number.NaN, ""],
  [Infinity, ""],
  [null, ""],
  [undefined, ""],
  [true, ""],
  [[], ""],
  [["a"], ""],
  [{ toString: () => "a" }, ""],
])("%j is the text %j", (value, text) => {
  expect(formatText(value)).toBe(text)
})

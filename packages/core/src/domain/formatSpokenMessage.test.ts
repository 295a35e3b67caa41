import { expect, test } from "vitest"
import { formatSpokenMessage } from "./formatSpokenMessage.ts"

test.each<[string | null, string | undefined, string]>([
  ["2 items", undefined, "2 items"],
  ["2 items", "1 item", "2 items"],
  ["2 items", "2 items", "2 items\u00A0"],
  ["2 items", "2 items\u00A0", "2 items"],
  ["<b>2</b> items", undefined, " 2  items"],
  ["<b>2</b> items", " 2  items", " 2  items\u00A0"],
  ["a < b > c", undefined, "a   c"],
  ["1 < 2", undefined, "1 < 2"],
  ["<>", undefined, "<>"],
  ["", "", ""],
  [null, undefined, ""],
  ["\uD83D<i>", undefined, "\uD83D "],
  ["<".repeat(80_000), undefined, "<".repeat(80_000)],
])("%j after %j is spoken as %j", (message, previous, spoken) => {
  expect(formatSpokenMessage(message, previous)).toBe(spoken)
})

test.each([undefined, 7, {}, ["2 items"]])("what isn't text (%j) is nothing to say", (message) => {
  // @ts-expect-error untyped code passes on what it got
  expect(formatSpokenMessage(message)).toBe("")
})

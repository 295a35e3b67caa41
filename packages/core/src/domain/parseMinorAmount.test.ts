import { expect, test } from "vitest"
import { parseMinorAmount } from "./parseMinorAmount.ts"

test.each<[unknown, number]>([
  ["4998", 4998],
  [4998, 4998],
  ["-250", -250],
  ["+5", 5],
  ["  42 EUR", 42],
  ["12.99", 12],
  ["1,234", 1],
  ["1e3", 1],
  ["007", 7],
  ["0x10", 0],
  [12.99, 12],
  [-3.9, -3],
  ["9007199254740991", 9007199254740991],
])("%j reads %j", (value, amountMinor) => {
  expect(parseMinorAmount(value)).toBe(amountMinor)
})

test.each<unknown>([
  ...["", " ", "abc", "EUR 5", "-", "- 5", "−5", ".5", "٣", "\uD800", "constructor", "__proto__"],
  ...[Number.NaN, Infinity, -Infinity, 1e21, 2 ** 53, "9007199254740993", "9".repeat(80_000), `${" ".repeat(80_000)}x`],
  ...[null, undefined, true, [], ["5"], {}, { valueOf: () => 5 }],
])("%j is 0", (value) => {
  expect(parseMinorAmount(value)).toBe(0)
})

test.each<unknown>([-0, "-0", -0.5])("%j is never -0", (value) => {
  expect(Object.is(parseMinorAmount(value), 0)).toBe(true)
})

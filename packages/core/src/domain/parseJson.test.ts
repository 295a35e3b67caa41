import { expect, it } from "vitest"
import { parseJson } from "./parseJson.ts"

it.each([
  ['{"a":1}', { a: 1 }],
  ["null", null],
  ["<!doctype html>", undefined],
  ["", undefined],
  [null, undefined],
  [undefined, undefined],
])("reads %s as %o", (text, expected) => {
  expect(parseJson(text)).toEqual(expected)
})

it("reads texts of up to 8,388,608 characters", () => {
  const longest = "x".repeat(8_388_606)
  expect(parseJson(`"${longest}"`) === longest).toBe(true)
  expect(parseJson(`"${longest}x"`)).toBeUndefined()
})

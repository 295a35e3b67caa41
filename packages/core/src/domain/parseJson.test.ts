import { expect, it } from "vitest"
import { parseJson } from "./parseJson.ts"

it.each([
  ['{"a":1}', { a: 1 }],
  ["null", null],
  ["<!doctype html>", undefined],
  ["", undefined],
  [null, undefined],
])("reads %s as %o", (text, expected) => {
  expect(parseJson(text)).toEqual(expected)
})

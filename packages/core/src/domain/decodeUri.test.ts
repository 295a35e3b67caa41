import { expect, it } from "vitest"
import { decodeUri } from "./decodeUri.ts"

it.each([
  ["tama%C3%B1o", "tamaño"],
  ["tamaño", "tamaño"],
  ["100%25", "100%"],
  ["100%", "100%"],
  ["%E0%A4%A", "%E0%A4%A"],
  ["a+b", "a+b"],
  ["", ""],
])("of %j: %j", (text, expected) => {
  expect(decodeUri(text)).toBe(expected)
})

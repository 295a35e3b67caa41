import { expect, test } from "vitest"
import { trimTrailing } from "./trimTrailing.ts"

test.each([
  ["/wp-json/", "/", "/wp-json"],
  ["/wp-json//", "/", "/wp-json"],
  ["/wp-json", "/", "/wp-json"],
  ["///", "/", ""],
  ["", "/", ""],
  ["Color:*:", ":*", "Color"],
  ["a:b", ":", "a:b"],
  ["a/", "", "a/"],
])("%j without %j at its end is %j", (text, characters, trimmed) => {
  expect(trimTrailing(text, characters)).toBe(trimmed)
})

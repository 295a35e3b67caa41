import { expect, test } from "vitest"
import { isValidPhone } from "./isValidPhone.ts"

test.each([
  ["+34 600 123 456", true],
  ["(0034) 600-123/456.7 #8_9", true],
  ["", true],
  [null, true],
  ["600 123 456 ext. 12", true],
  ["600 123 456 x12", true],
  ["600 ext 12 a", false],
  ["x", false],
  ["600 12a", false],
  ["600,123", false],
  ["٦٠٠", false],
])("%s: %s", (phone, isValid) => {
  expect(isValidPhone(phone)).toBe(isValid)
})

test("invisible characters that came along with a copied number are none of it", () => {
  const ends = ["\u00AD", "\u200B\u200F", "\u202A\u202E", "\u2060\u2069", "\u3164", "\uFE0D", "\uFEFF", "\uFFF9\uFFFB"]
  for (const end of [...ends, "\u{1BCA0}", "\u{1D173}", "\u{E0100}"]) {
    expect([isValidPhone(`${end}+34 600${end} 123`), isValidPhone(`600 x12${end}`)]).toEqual([true, true])
    expect(isValidPhone(`600${end}a`)).toBe(false)
  }
  // What shows, or alters what shows, stays.
  expect([isValidPhone("600\uFFFC"), isValidPhone("600\u0301")]).toEqual([false, false])
})

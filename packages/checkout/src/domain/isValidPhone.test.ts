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

import { expect, test } from "vitest"
import { isAcceptedPassword } from "./index.ts"

test.each([
  ["a", false],
  ["aB3$", false],
  ["aB3$567", false],
  ["abcdefgh", false],
  ["12345678", false],
  ["abcdefg1", true],
  ["abcdefgH", true],
  ["correct horse battery", true],
  ["12345678$", true],
])("says of the password %s whether it is of medium strength: %s", (password, expected) => {
  expect(isAcceptedPassword(password)).toBe(expected)
})

import { expect, test } from "vitest"
import { hasFullAddress } from "./hasFullAddress.ts"

const field = { required: true, visible: true, value: "a" }

test.each([
  ["no field", [], true],
  ["no list", null, true],
  ["a value", [field], true],
  ["no value", [field, { ...field, value: "" }], false],
  ["white space", [{ ...field, value: " " }], false],
  ["missing", [{ ...field, value: null }], false],
  ["hidden", [{ ...field, visible: false, value: "" }], true],
  ["optional", [{ ...field, required: false, value: "" }], true],
])("%s", (_, fields, isFull) => {
  expect(hasFullAddress(fields)).toBe(isFull)
})

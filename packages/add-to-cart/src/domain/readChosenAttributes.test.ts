import { expect, it } from "vitest"
import { readChosenAttributes } from "./readChosenAttributes.ts"

it.each([
  ["nothing of nothing", [], { count: 0, chosenCount: 0, data: {} }],
  [
    "one of two",
    [
      { name: "attribute_size", value: "S" },
      { name: "attribute_colour", value: "" },
    ],
    { count: 2, chosenCount: 1, data: { attribute_size: "S", attribute_colour: "" } },
  ],
  [
    "a field without a value",
    [{ name: "attribute_size", value: null }],
    { count: 1, chosenCount: 0, data: { attribute_size: "" } },
  ],
  [
    "a value that is a zero",
    [{ name: "attribute_size", value: "0" }],
    { count: 1, chosenCount: 1, data: { attribute_size: "0" } },
  ],
])("counts %s", (_, fields, expected) => {
  expect(readChosenAttributes(fields)).toEqual(expected)
})

it("keeps attributes named like members of every object", () => {
  const { data } = readChosenAttributes([
    { name: "__proto__", value: "S" },
    { name: "constructor", value: "M" },
  ])
  expect(Object.entries(data)).toEqual([
    ["__proto__", "S"],
    ["constructor", "M"],
  ])
  expect(Object.getPrototypeOf(data)).toBe(Object.prototype)
})

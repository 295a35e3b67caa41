import { describe, expect, it } from "vitest"
import { limitQuantity, parseQuantity, type QuantityLimits, stepQuantity } from "./quantity.ts"

const anyWhole: QuantityLimits = { min: 1, max: null, step: 1 }

describe("limitQuantity", () => {
  it.each([
    ["within", 3, { min: 1, max: 5, step: 1 }, 3],
    ["below", 0, { min: 1, max: 5, step: 1 }, 1],
    ["above", 9, { min: 1, max: 5, step: 1 }, 5],
    ["without a maximum", 9_999, anyWhole, 9_999],
    ["with a maximum below the minimum", 3, { min: 4, max: 2, step: 1 }, 4],
    ["between two steps, nearer to the upper", 7, { min: 4, max: null, step: 4 }, 8],
    ["between two steps, nearer to the lower", 5, { min: 4, max: null, step: 4 }, 4],
    ["above the last whole step", 20, { min: 6, max: 20, step: 6 }, 18],
    ["between tenths, without noise", 0.34, { min: 0, max: null, step: 0.1 }, 0.3],
  ])("%s", (_, value, limits, expected) => {
    expect(limitQuantity(value, limits)).toBe(expected)
  })
})

describe("stepQuantity", () => {
  it.each([
    ["up", 1, "up", anyWhole, 2],
    ["down", 2, "down", anyWhole, 1],
    ["not below the minimum", 1, "down", anyWhole, 1],
    ["not above the maximum", 5, "up", { min: 1, max: 5, step: 1 }, 5],
    ["up to the last whole step within the maximum", 12, "up", { min: 6, max: 20, step: 6 }, 18],
    ["no further than the last whole step", 4, "up", { min: 1, max: 5, step: 3 }, 4],
    ["not down from a value between the steps", 20, "up", { min: 6, max: 20, step: 6 }, 20],
    ["by tenths, without noise", 0.2, "up", { min: 0, max: null, step: 0.1 }, 0.3],
    ["by less than a millionth", 0, "up", { min: 0, max: null, step: 1e-7 }, 1e-7],
    ["by tenths from a finer value", 0.25, "down", { min: 0, max: null, step: 0.1 }, 0.15],
  ] as const)("%s", (_, value, direction, limits, expected) => {
    expect(stepQuantity(value, direction, limits)).toBe(expected)
  })
})

describe("parseQuantity", () => {
  it.each([
    ["a number", "3", 3],
    ["a number between spaces", " 3 ", 3],
    ["a number with a comma", "2,5", 2.5],
    ["full-width digits of a Japanese keyboard", "１２", 12],
    ["Arabic digits with their decimal sign", "٢٫٥", 2.5],
    ["Persian digits", "۳۹", 39],
    ["nothing", "", null],
    ["words", "two", null],
    ["a negative number", "-2", null],
    ["an exponent", "1e9", null],
    ["a hexadecimal number", "0x10", null],
    ["an unending number", "9".repeat(400), null],
  ])("%s", (_, text, expected) => {
    expect(parseQuantity(text)).toBe(expected)
  })
})

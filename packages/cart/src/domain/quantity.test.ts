import { describe, expect, it } from "vitest"
import { selectRaisedQuantity, selectSteppedQuantity } from "./quantity.ts"

describe("selectRaisedQuantity", () => {
  it.each([
    ["1", "2", "2"],
    ["-3", "0", "0"],
    ["0.25", "0.5", "0.5"],
    [1, 2, "2"],
    ["2", "2", null],
    ["3", "2", null],
    ["", "2", null],
    [" ", "2", null],
    [null, "2", null],
    ["x", "2", null],
    ["NaN", "2", null],
    ["1", "", null],
    ["1", null, null],
    ["1", "x", null],
    ["-5", "-2", null],
  ])("value %j, min %j: %j", (value, min, expected) => {
    expect(selectRaisedQuantity(value, min)).toBe(expected)
  })
})

describe("selectSteppedQuantity", () => {
  const field = { value: "1", min: "", max: "", step: "" }
  const plus = { ...field, direction: "plus" as const }
  const minus = { ...field, direction: "minus" as const }

  it.each([
    [plus, {}, "2"],
    [minus, {}, "0"],
    [minus, { value: "0" }, "0"],
    [minus, { value: "1", min: "1" }, "1"],
    [plus, { value: "5", max: "5" }, "5"],
    // Within the maximum never lower than it was, as with the browser's own steps.
    [plus, { value: "4", max: "5", step: "3" }, "4"],
    [plus, { value: "20", min: "6", max: "20", step: "6" }, "20"],
    // Beyond the maximum it is the last valid value, which the contract limits every result to.
    [plus, { value: "25", min: "6", max: "20", step: "6" }, "18"],
    [minus, { value: "25", min: "6", max: "20", step: "6" }, "18"],
    [plus, { value: "" }, "1"],
    [plus, { value: null, min: "3" }, "3"],
    [plus, { value: "x" }, "1"],
    [plus, { value: NaN }, "1"],
    [plus, { value: "Infinity" }, "1"],
    [minus, { value: "" }, "0"],
    [plus, { value: 2, min: 1, max: 9, step: 2 }, "4"],
    // Outside its limits already.
    [minus, { value: "20", max: "10" }, "10"],
    [plus, { value: "-7", min: "2" }, "2"],
    // The step.
    [plus, { step: "any" }, "2"],
    [plus, { step: "0" }, "2"],
    [plus, { step: "-2" }, "2"],
    [plus, { step: "x" }, "2"],
    [plus, { step: null }, "2"],
    [plus, { step: "6", min: "6", value: "6" }, "12"],
    // The last whole step within the maximum.
    [plus, { value: "12", min: "6", max: "20", step: "6" }, "18"],
    [plus, { value: "18", min: "6", max: "20", step: "6" }, "18"],
    [minus, { value: "20", min: "6", max: "20", step: "6" }, "14"],
    [plus, { value: "0.2", min: "0", max: "0.3", step: "0.1" }, "0.3"],
    [plus, { value: "1", min: "1", max: "2", step: "2" }, "1"],
    // The highest quantity.
    [plus, { max: "-1" }, "2"],
    [plus, { value: "1", min: "1", max: " -1 " }, "2"],
    [plus, { max: "0" }, "2"],
    [plus, { value: "99", max: null }, "100"],
    [plus, { value: "99", max: "x" }, "100"],
    [plus, { value: "5", min: "5", max: "3" }, "5"],
    [minus, { value: "9", min: "5", max: "3" }, "5"],
    [plus, { value: "1", min: "1", max: "-2" }, "1"],
    // The lowest quantity.
    [minus, { value: "1", min: "x" }, "0"],
    [minus, { value: "0", min: "-2" }, "-1"],
    // As on paper.
    [plus, { value: "0.1", step: "0.2" }, "0.3"],
    [minus, { value: "0.3", step: "0.1" }, "0.2"],
    [plus, { value: "0.7", step: "0.1" }, "0.8"],
    [plus, { value: "1.10", step: "0.05" }, "1.15"],
    [minus, { value: "0.3", step: "0.3" }, "0"],
    [plus, { value: "0", step: "1e-7" }, "1e-7"],
    [plus, { value: "1.5", step: "any" }, "2.5"],
  ])("%j with %j: %j", (base, change, expected) => {
    expect(selectSteppedQuantity({ ...base, ...change })).toBe(expected)
  })

  it("returns to its first value after opposite steps", () => {
    let value = "0"
    for (let presses = 0; presses < 100; presses += 1) {
      value = selectSteppedQuantity({ value, min: "0", max: "", step: "0.1", direction: "plus" })
    }
    expect(value).toBe("10")
    for (let presses = 0; presses < 100; presses += 1) {
      value = selectSteppedQuantity({ value, min: "0", max: "", step: "0.1", direction: "minus" })
    }
    expect(value).toBe("0")
  })
})

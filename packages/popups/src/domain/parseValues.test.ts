import { expect, it } from "vitest"
import { parseCssLength, parseFlag, parseNumber } from "./index.ts"

it.each([
  ...[true, 1, -1, 0.5, "1", "yes", "on", "true", " TRUE ", "anything"].map((value) => [value, true]),
  ...[false, 0, "", " ", "0", "false", "No", " OFF", "null", "undefined", null, undefined, [], {}, ["1"]].map(
    (value) => [value, false],
  ),
])("reads the flag %j as %j", (value, expected) => {
  expect(parseFlag(value)).toBe(expected)
})

it.each([
  [12, 12],
  ["12", 12],
  ["-3.5", -3.5],
  ["100px", 100],
  [" 350ms ", 350],
  [".5", 0.5],
  ["+7", 7],
  ["12em", 9],
  ["1e3", 9],
  ["", 9],
  ["px", 9],
  [null, 9],
  [true, 9],
  [[1], 9],
  [Number.POSITIVE_INFINITY, 9],
  ["9".repeat(400), 9],
])("reads the number %j", (value, expected) => {
  expect(parseNumber(value, 9)).toBe(expected)
})

it.each([
  [640, "640px"],
  [0, "0px"],
  [-1, "fallback"],
  ["640", "640px"],
  ["007px", "7px"],
  ["10.50%", "10.5%"],
  [".5em", "0.5em"],
  ["3REM", "3rem"],
  ["50vw", "50vw"],
  ["50VH", "50vh"],
  ["", "auto"],
  ["  ", "auto"],
  ["Auto", "auto"],
  ["calc(1px)", "fallback"],
  ["10pt", "fallback"],
  ["1px;color:red", "fallback"],
  ["9".repeat(40), "fallback"],
  [null, "fallback"],
  [{}, "fallback"],
])("reads the length %j", (value, expected) => {
  expect(parseCssLength(value, "fallback")).toBe(expected)
})

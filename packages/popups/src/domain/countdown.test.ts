import { describe, expect, it } from "vitest"
import { computeTickMs, isSpokenStep, parseMoment, splitTimeLeft } from "./index.ts"

describe("parseMoment", () => {
  it.each<[string, unknown, string]>([
    ["a date", "2026-12-01", "2026-12-01T00:00:00.000Z"],
    ["a time without a zone", "2026-12-01T18:30", "2026-12-01T18:30:00.000Z"],
    ["a space instead of T", "2026-12-01 18:30:15", "2026-12-01T18:30:15.000Z"],
    ["UTC with a fraction", "2026-12-01T18:30:15.250Z", "2026-12-01T18:30:15.000Z"],
    ["a zone", "2026-12-01T00:00:00+01:00", "2026-11-30T23:00:00.000Z"],
    ["a zone without a colon, west", " 2026-12-01T00:00-0530 ", "2026-12-01T05:30:00.000Z"],
    ["a leap day", "2028-02-29", "2028-02-29T00:00:00.000Z"],
  ])("reads %s", (_, text, moment) => {
    expect(new Date(parseMoment(text) ?? Number.NaN).toISOString()).toBe(moment)
  })

  it.each<[string, unknown]>([
    ["words", "tomorrow"],
    ["a day that doesn't exist", "2026-02-29"],
    ["a thirteenth month", "2026-13-01"],
    ["a 25th hour", "2026-12-01T25:00"],
    ["a 60th minute", "2026-12-01T10:60"],
    ["a zone that doesn't exist", "2026-12-01T10:00+25:00"],
    ["a time alone", "10:00"],
    ["nothing", ""],
    ["a number", 1796083200000],
    ["null", null],
    ["a long text", "2026-12-01".padEnd(80_000, "0")],
  ])("rejects %s", (_, text) => {
    expect(parseMoment(text)).toBeNull()
  })
})

describe("splitTimeLeft", () => {
  it.each<[number, number, number, number, number]>([
    [0, 0, 0, 0, 0],
    [1, 0, 0, 0, 1],
    [1000, 0, 0, 0, 1],
    [59_001, 0, 0, 1, 0],
    [3_600_000, 0, 1, 0, 0],
    [90_061_000, 1, 1, 1, 1],
    [-5, 0, 0, 0, 0],
    [Number.NaN, 0, 0, 0, 0],
    [Number.POSITIVE_INFINITY, 0, 0, 0, 0],
  ])("splits %d ms", (leftMs, days, hours, minutes, seconds) => {
    expect(splitTimeLeft(leftMs)).toEqual({ days, hours, minutes, seconds })
  })
})

it.each([
  [5250, "second", 250],
  [5000, "second", 1000],
  [61_000, "minute", 1000],
  [60_000, "minute", 60_000],
] as const)("with %d ms left, the next %s comes in %d ms", (leftMs, unit, tickMs) => {
  expect(computeTickMs(leftMs, unit)).toBe(tickMs)
})

it.each<[number, number, boolean]>([
  [3_600_001, 3_600_000, true],
  [3_600_000, 3_599_000, false],
  [61_000, 60_000, true],
  [60_000, 59_000, false],
  [10_000_000, 30_000, true],
  [1000, 0, false],
])("from %d ms to %d ms left it is announced: %s", (beforeMs, leftMs, isSpoken) => {
  expect(isSpokenStep(beforeMs, leftMs)).toBe(isSpoken)
})

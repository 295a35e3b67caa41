import { describe, expect, it } from "vitest"
import { addCounts, countJunitLog, formatClosingLine, formatEngines, formatSlowest } from "./closingLine.mjs"

describe("addCounts", () => {
  it.each([
    [[], { passed: 0, failed: 0 }],
    [[{ passed: 1, failed: 0 }], { passed: 1, failed: 0 }],
    [
      [
        { passed: 1, failed: 0 },
        { passed: 0, failed: 1 },
        { passed: 40, failed: 2 },
      ],
      { passed: 41, failed: 3 },
    ],
  ])("adds %j", (counts, sum) => {
    expect(addCounts(counts)).toEqual(sum)
  })
})

describe("formatClosingLine", () => {
  it.each([
    [{ passed: 0, failed: 0 }, "0 passed, 0 failed"],
    [{ passed: 1204, failed: 1 }, "1204 passed, 1 failed"],
  ])("writes %j", (count, line) => {
    expect(formatClosingLine(count)).toBe(line)
  })
})

describe("formatEngines", () => {
  it("lists the engines that have run tests", () => {
    const outcomes = new Map([
      ["unit", { passed: 8000, failed: 0 }],
      ["browser", { passed: 1720, failed: 1 }],
      ["firefox", { passed: 14, failed: 0 }],
      ["webkit", { passed: 0, failed: 0 }],
    ])
    expect(formatEngines(outcomes)).toBe("Engines: Chromium 1720 passed, 1 failed; Firefox 14 passed, 0 failed")
    expect(formatEngines(new Map([["unit", { passed: 1, failed: 0 }]]))).toBe("")
  })
})

describe("formatSlowest", () => {
  it("names the five slowest steps, slowest first", () => {
    const durations = new Map([
      ["format", 4_000],
      ["lint", 60_000],
      ["types", 90_000],
      ["unit", 300_000],
      ["browser", 902_000],
      ["unused", 9_000],
    ])
    expect(formatSlowest(durations)).toBe(
      "Slowest: browser 15 min 2 s, unit 5 min 0 s, types 1 min 30 s, lint 1 min 0 s, unused 9.0 s",
    )
  })
})

describe("countJunitLog", () => {
  const createLog = (counts: string) =>
    `<?xml version="1.0"?>\n<testsuites>\n  <testsuite name="plugin" ${counts} time="0.1">\n    <testsuite name="Inner" tests="1" errors="9" failures="9" skipped="9">`

  it.each([
    [
      "all passed",
      createLog('tests="80" assertions="314" errors="0" warnings="0" failures="0" skipped="0"'),
      0,
      [80, 0],
    ],
    [
      "some failed",
      createLog('tests="80" assertions="3" errors="1" warnings="0" failures="2" skipped="4"'),
      1,
      [73, 3],
    ],
    [
      "none to blame",
      createLog('tests="2" assertions="3" errors="0" warnings="0" failures="0" skipped="0"'),
      255,
      [2, 1],
    ],
    ["no log", undefined, 0, [0, 1]],
    ["half a log", "<?xml ver", 0, [0, 1]],
  ])("%s", (_, log, exitCode, [passed, failed]) => {
    expect(countJunitLog(log, exitCode)).toEqual({ passed, failed })
  })
})

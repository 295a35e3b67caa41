import { describe, expect, it } from "vitest"
import {
  addCounts,
  countJunitLog,
  countReport,
  formatClosingLine,
  formatSlowest,
  listFailures,
} from "./closingLine.mjs"

const passedFile = { status: "passed", assertionResults: [{ status: "passed" }] }
const failedFile = { status: "failed", assertionResults: [{ status: "passed" }, { status: "failed" }] }
const brokenFile = { status: "failed", assertionResults: [] }

function createReport(passed: number, failed: number, testResults: unknown) {
  return { numPassedTests: passed, numFailedTests: failed, testResults }
}

describe("countReport", () => {
  it.each([
    ["all passed", createReport(12, 0, [passedFile]), 0, { passed: 12, failed: 0 }],
    ["no tests at all", createReport(0, 0, []), 0, { passed: 0, failed: 0 }],
    ["one failed", createReport(11, 1, [passedFile, failedFile]), 1, { passed: 11, failed: 1 }],
    [
      "a file that did not load counts as one",
      createReport(3, 0, [passedFile, brokenFile]),
      1,
      { passed: 3, failed: 1 },
    ],
    [
      "failed tests and a broken file add up",
      createReport(3, 1, [failedFile, brokenFile]),
      1,
      { passed: 3, failed: 2 },
    ],
    [
      "a hook that failed after passing tests",
      createReport(1, 0, [{ ...passedFile, status: "failed" }]),
      1,
      { passed: 1, failed: 1 },
    ],
    ["a run that failed with no test to blame", createReport(5, 0, [passedFile]), 1, { passed: 5, failed: 1 }],
    ["no report", undefined, 1, { passed: 0, failed: 1 }],
    ["no report though the run says it went well", undefined, 0, { passed: 0, failed: 1 }],
    [
      "a report of another shape",
      { numPassedTests: "12", numFailedTests: 0, testResults: [] },
      0,
      { passed: 0, failed: 1 },
    ],
    ["a report that is null", null, 0, { passed: 0, failed: 1 }],
  ])("%s", (_case, report, exitCode, expected) => {
    expect(countReport(report, exitCode)).toEqual(expected)
  })
})

describe("listFailures", () => {
  it("names each failed test with the first line of its message, and each file that did not load", () => {
    const report = createReport(1, 1, [
      { ...passedFile, name: "/root/a.test.ts" },
      {
        name: "/root/b.test.ts",
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "works" },
          { status: "failed", fullName: "adds up", failureMessages: ["Error: expected 1 to be 2\n    at b.test.ts:3"] },
        ],
      },
      { ...brokenFile, name: "/root/c.test.ts", message: "Cannot find module\nmore" },
    ])
    expect(listFailures(report, "/root")).toEqual([
      "b.test.ts: adds up: Error: expected 1 to be 2",
      "c.test.ts: Cannot find module",
    ])
  })

  it("lists nothing without a report", () => {
    expect(listFailures(undefined, "/root")).toEqual([])
  })
})

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

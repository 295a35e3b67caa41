import { describe, expect, it } from "vitest"
import { countReport, listFailures, mergeRepeat, selectRepeats } from "./testReport.mjs"

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
    [
      "a hook that failed beside a failed test",
      createReport(1, 1, [{ ...failedFile, suiteErrors: 1 }]),
      1,
      { passed: 1, failed: 2 },
    ],
    [
      "an error outside of all files beside a failed test",
      { ...createReport(1, 1, [failedFile]), unhandledErrors: ["a worker ended", "another"] },
      1,
      { passed: 1, failed: 2 },
    ],
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
  it("names each failed test with the first line of its message, each file that did not load, and each other error", () => {
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
    expect(listFailures({ ...report, unhandledErrors: ["a worker ended"] }, "/root")).toEqual([
      "b.test.ts: adds up: Error: expected 1 to be 2",
      "c.test.ts: Cannot find module",
      "outside of every file: a worker ended",
    ])
  })

  it("lists nothing without a report", () => {
    expect(listFailures(undefined, "/root")).toEqual([])
  })
})

describe("tests that run again", () => {
  const createFile = (statuses: Readonly<Record<string, string>>, suiteErrors = 0) => ({
    name: "/root/a.test.ts",
    status: suiteErrors > 0 || Object.values(statuses).includes("failed") ? "failed" : "passed",
    suiteErrors,
    assertionResults: Object.entries(statuses).map(([fullName, status]) => ({ fullName, status })),
  })
  const createRun = (file: ReturnType<typeof createFile>) => {
    const count = (wanted: string) => file.assertionResults.filter(({ status }) => status === wanted).length
    return { numPassedTests: count("passed"), numFailedTests: count("failed"), testResults: [file] }
  }

  it.each([
    ["nothing of a file that passed", createFile({ opens: "passed" }), []],
    [
      "the failed tests by name",
      createFile({ opens: "passed", closes: "failed" }),
      [{ file: "a.test.ts", names: ["closes"], isWhole: false }],
    ],
    [
      "the whole file when a hook failed",
      createFile({ opens: "skipped", closes: "failed" }, 1),
      [{ file: "a.test.ts", names: ["closes"], isWhole: true }],
    ],
  ])("are %s", (_case, file, expected) => {
    expect(selectRepeats(createRun(file), "/root")).toEqual(expected)
  })

  it.each([
    ["passed", { opens: "passed", closes: "failed" }, { opens: "skipped", closes: "passed" }, [2, 0], ["closes"]],
    ["failed again", { opens: "passed", closes: "failed" }, { opens: "skipped", closes: "failed" }, [1, 1], []],
    [
      "passed, one of two",
      { opens: "failed", closes: "failed" },
      { opens: "passed", closes: "failed" },
      [1, 1],
      ["opens"],
    ],
    ["are not found again", { "opens at 3:01": "failed" }, { "opens at 3:02": "skipped" }, [0, 1], []],
  ])("count as what they are: %s", (_case, first, again, [passed, failed], unstable) => {
    const report = createRun(createFile(first))
    const repeats = selectRepeats(report, "/root")
    const second = createRun(createFile(again))
    const merged = repeats.map((repeat) => mergeRepeat(report, repeat, second, "/root"))[0]
    expect(merged && countReport(merged.report, 0)).toEqual({ passed, failed })
    expect(merged?.unstable).toEqual(unstable.map((name) => `a.test.ts > ${name}`))
  })

  it("count with all of their file when a hook had failed", () => {
    const report = createRun(createFile({ opens: "skipped", closes: "skipped" }, 1))
    const [repeat] = selectRepeats(report, "/root")
    if (!repeat) throw new Error("nothing is repeated")
    const second = createRun(createFile({ opens: "passed", closes: "passed" }))
    const merged = mergeRepeat(report, repeat, second, "/root")
    expect(countReport(merged.report, 0)).toEqual({ passed: 2, failed: 0 })
    expect(merged.unstable).toEqual(["a.test.ts > (outside of its tests)"])
  })
})

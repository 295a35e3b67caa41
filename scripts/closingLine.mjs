import { formatDuration } from "./terminal.mjs"

/**
 * Numbers of passed and failed checks or tests.
 * @typedef {{ readonly passed: number, readonly failed: number }} Count
 */

/**
 * Counts the results of a vitest run from its JSON report. Skipped tests count as neither. A file that failed before its tests, a run that
 * failed without a failed test (such as by an unhandled rejection), and a missing or unreadable report each count as one failure, so that
 * no crash looks like a success.
 * @param {unknown} report the parsed report, or undefined when there is none
 * @param {number} exitCode of the run
 * @returns {Count}
 */
export function countReport(report, exitCode) {
  if (!isReport(report)) return { passed: 0, failed: 1 }
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  )
  const failed = report.numFailedTests + brokenFiles.length
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
}

/**
 * Lists the failures of a vitest run, a line each: "scripts/terminal.test.ts: prints a line: expected 1 to be 2". Of a message only the first line
 * is listed; the run's own output has the rest.
 * @param {unknown} report the parsed report, or undefined when there is none
 * @param {string} folder that the files' paths start with
 * @returns {string[]}
 */
export function listFailures(report, folder) {
  if (!isReport(report)) return []
  return report.testResults.flatMap(({ name = "", status, message = "", assertionResults }) => {
    const file = name.replace(`${folder}/`, "")
    const failed = assertionResults.filter((test) => test.status === "failed")
    if (failed.length === 0) return status === "failed" ? [formatFailure(file, message)] : []
    return failed.map(({ fullName = "", failureMessages = [] }) =>
      formatFailure(`${file}: ${fullName}`, failureMessages[0] ?? ""),
    )
  })
}

/**
 * @param {string} what
 * @param {string} message
 */
function formatFailure(what, message) {
  const [line = ""] = message.split("\n")
  return `${what}: ${line.slice(0, 200)}`
}

/**
 * Counts the results of a PHPUnit run from its JUnit log.
 * @param {string | undefined} log
 * @param {number} exitCode of the run
 * @returns {Count}
 */
export function countJunitLog(log, exitCode) {
  const [suite] = /<testsuite [^>]*>/.exec(log ?? "") ?? []
  if (suite === undefined) return { passed: 0, failed: 1 }
  const read = (/** @type {string} */ name) => Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1] ?? 0)
  const failed = read("errors") + read("failures")
  const passed = read("tests") - failed - read("skipped")
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
}

/**
 * Adds the counts of several runs.
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function addCounts(counts) {
  return counts.reduce((sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }), {
    passed: 0,
    failed: 0,
  })
}

/** Enough steps to show where a run spends its time. */
const slowestShown = 5

/**
 * The slowest steps of a run, slowest first: "Slowest: browser 15 min 2 s, unit 6 min 0 s".
 * @param {ReadonlyMap<string, number>} durations in ms, by step
 */
export function formatSlowest(durations) {
  const slowest = [...durations].sort(([, one], [, other]) => other - one).slice(0, slowestShown)
  return `Slowest: ${slowest.map(([name, durationMs]) => `${name} ${formatDuration(durationMs)}`).join(", ")}`
}

/**
 * Formats the last line that `npm test` prints.
 * @param {Count} count
 */
export function formatClosingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`
}

/**
 * @typedef {{ status: string, fullName?: string, failureMessages?: string[] }} TestReport
 * @typedef {{ name?: string, status: string, message?: string, assertionResults: TestReport[] }} FileReport
 * @param {unknown} report
 * @returns {report is { numPassedTests: number, numFailedTests: number, testResults: FileReport[] }}
 */
function isReport(report) {
  if (typeof report !== "object" || report === null) return false
  if (!("numPassedTests" in report && "numFailedTests" in report && "testResults" in report)) return false
  const { numPassedTests, numFailedTests, testResults } = report
  return Number.isInteger(numPassedTests) && Number.isInteger(numFailedTests) && Array.isArray(testResults)
}

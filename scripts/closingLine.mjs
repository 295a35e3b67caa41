/**
 * How many checks or tests passed and failed.
 * @typedef {{ readonly passed: number, readonly failed: number }} Count
 */

/**
 * What a vitest run comes to, read from its JSON report. Tests that were skipped count as neither.
 * A file that broke before its tests, a run that failed with no test to blame (an unhandled rejection, say), and a
 * report that is missing or unreadable each count as one failure, so that no crash looks like a success.
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
 * What a PHPUnit run comes to, read from the JUnit log that it wrote.
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
 * The counts of several runs as one.
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function addCounts(counts) {
  return counts.reduce((sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }), {
    passed: 0,
    failed: 0,
  })
}

/**
 * The last line that `npm test` prints.
 * @param {Count} count
 */
export function formatClosingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`
}

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileReport
 * @param {unknown} report
 * @returns {report is { numPassedTests: number, numFailedTests: number, testResults: FileReport[] }}
 */
function isReport(report) {
  if (typeof report !== "object" || report === null) return false
  if (!("numPassedTests" in report && "numFailedTests" in report && "testResults" in report)) return false
  const { numPassedTests, numFailedTests, testResults } = report
  return Number.isInteger(numPassedTests) && Number.isInteger(numFailedTests) && Array.isArray(testResults)
}

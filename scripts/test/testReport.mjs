/**
 * The report that scripts/test/testReporter.mjs writes of a vitest run. `suiteErrors` and `unhandledErrors` are its own; a report of Vitest's
 * JSON reporter lacks them.
 * @typedef {{ status: string, fullName?: string, failureMessages?: string[] }} TestResult
 * @typedef {{ name?: string, status: string, message?: string, suiteErrors?: number, assertionResults: TestResult[] }} FileResult
 * @typedef {{ numPassedTests: number, numFailedTests: number, unhandledErrors?: string[], testResults: FileResult[] }} TestReport
 */

/**
 * Counts the results of a vitest run. Skipped tests count as neither. A file that failed outside of its tests, a run that failed without a
 * failed test (such as by an unhandled rejection), and a missing or unreadable report each count as one failure, so that no crash looks
 * like a success.
 * @param {unknown} report the parsed report, or undefined when there is none
 * @param {number} exitCode of the run
 * @returns {import("./closingLine.mjs").Count}
 */
export function countReport(report, exitCode) {
  if (!isReport(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, unhandledErrors = [], testResults } = report
  const failed = numFailedTests + testResults.filter(isBroken).length + (unhandledErrors.length > 0 ? 1 : 0)
  return { passed: numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
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
  const { testResults, unhandledErrors = [] } = report
  const ofFiles = testResults.flatMap((result) => {
    const file = relativeName(result, folder)
    const tests = result.assertionResults
      .filter(isFailed)
      .map(({ fullName = "", failureMessages = [] }) => formatFailure(`${file}: ${fullName}`, failureMessages[0] ?? ""))
    return isBroken(result) ? [...tests, formatFailure(file, result.message ?? "")] : tests
  })
  return [...ofFiles, ...unhandledErrors.map((message) => formatFailure("outside of every file", message))]
}

/**
 * A file with failures, and the tests to run again.
 * @typedef {object} Repeat
 * @property {string} file relative to the folder
 * @property {readonly string[]} names full names of its failed tests
 * @property {boolean} isWhole when something outside of its tests failed, so that all of its tests run again
 */

/**
 * Selects what to run again of a run that failed by its tests.
 * @param {TestReport} report
 * @param {string} folder that the files' paths start with
 * @returns {Repeat[]}
 */
export function selectRepeats(report, folder) {
  return report.testResults
    .filter((result) => isBroken(result) || result.assertionResults.some(isFailed))
    .map((result) => ({
      file: relativeName(result, folder),
      names: [...new Set(result.assertionResults.filter(isFailed).map(({ fullName = "" }) => fullName))],
      isWhole: isBroken(result),
    }))
}

/**
 * Puts the results of tests that ran again in the place of those that failed, and names the tests that passed this time. A test that failed
 * again keeps its first message.
 * @param {TestReport} report
 * @param {Repeat} repeat
 * @param {TestReport} again in which nothing failed outside of tests
 * @param {string} folder that the files' paths start with
 * @returns {{ readonly report: TestReport, readonly unstable: readonly string[] }}
 */
export function mergeRepeat(report, repeat, again, folder) {
  const find = (/** @type {TestReport} */ { testResults }) =>
    testResults.find((result) => relativeName(result, folder) === repeat.file)
  const first = find(report)
  const second = find(again)
  if (!first || !second) return { report, unstable: [] }
  const merged = repeat.isWhole ? second : mergeTests(first, second)
  const failed = new Set(merged.assertionResults.filter(isFailed).map(({ fullName = "" }) => fullName))
  const passed = repeat.names.filter((name) => !failed.has(name))
  // A hook or an import failed, and no test beside it.
  const outside = repeat.names.length === 0 && failed.size === 0 ? ["(outside of its tests)"] : []
  return {
    report: {
      ...report,
      numPassedTests: report.numPassedTests + countStatus(merged, "passed") - countStatus(first, "passed"),
      numFailedTests: report.numFailedTests + countStatus(merged, "failed") - countStatus(first, "failed"),
      testResults: report.testResults.map((result) => (result === first ? merged : result)),
    },
    unstable: [...passed, ...outside].map((name) => `${repeat.file} > ${name}`),
  }
}

/**
 * A failed test passes when all tests of its name passed in the second run, which ran no others.
 * @param {FileResult} first
 * @param {FileResult} again
 * @returns {FileResult}
 */
function mergeTests(first, again) {
  const hasPassed = (/** @type {string | undefined} */ name) => {
    const results = again.assertionResults.filter(({ fullName }) => fullName === name)
    return results.length > 0 && results.every(({ status }) => status === "passed")
  }
  const assertionResults = first.assertionResults.map((test) =>
    isFailed(test) && hasPassed(test.fullName) ? { ...test, status: "passed", failureMessages: [] } : test,
  )
  return { ...first, status: assertionResults.some(isFailed) ? "failed" : "passed", assertionResults }
}

/**
 * @param {FileResult} result
 * @param {string} status
 */
function countStatus({ assertionResults }, status) {
  return assertionResults.filter((test) => test.status === status).length
}

/** @param {TestResult} test */
function isFailed({ status }) {
  return status === "failed"
}

/**
 * Whether something outside of its tests failed: an import or a hook.
 * @param {FileResult} result
 */
function isBroken({ status, suiteErrors = 0, assertionResults }) {
  return status === "failed" && (suiteErrors > 0 || !assertionResults.some(isFailed))
}

/**
 * @param {FileResult} result
 * @param {string} folder
 */
function relativeName({ name = "" }, folder) {
  return name.replace(`${folder}/`, "")
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
 * @param {unknown} report
 * @returns {report is TestReport}
 */
export function isReport(report) {
  if (typeof report !== "object" || report === null) return false
  if (!("numPassedTests" in report && "numFailedTests" in report && "testResults" in report)) return false
  const { numPassedTests, numFailedTests, testResults } = report
  return Number.isInteger(numPassedTests) && Number.isInteger(numFailedTests) && Array.isArray(testResults)
}

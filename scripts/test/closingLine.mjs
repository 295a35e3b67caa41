import { formatDuration } from "../terminal.mjs"

/**
 * Numbers of passed and failed checks or tests.
 * @typedef {{ readonly passed: number, readonly failed: number }} Count
 */

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

/** The engines of the steps whose tests run in a browser. */
const engineTitles = new Map([
  ["browser", "Chromium"],
  ["firefox", "Firefox"],
  ["webkit", "WebKit"],
])

/**
 * Formats how many tests each browser engine has passed: "Engines: Chromium 1722 passed, 0 failed; Firefox 14 passed, 0 failed". Empty
 * where none has run any.
 * @param {ReadonlyMap<string, Count>} outcomes by step
 */
export function formatEngines(outcomes) {
  const counts = [...outcomes].flatMap(([name, count]) => {
    const title = engineTitles.get(name)
    return title === undefined || count.passed + count.failed === 0 ? [] : [`${title} ${formatClosingLine(count)}`]
  })
  return counts.length > 0 ? `Engines: ${counts.join("; ")}` : ""
}

/**
 * Formats the last line that `npm test` prints.
 * @param {Count} count
 */
export function formatClosingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`
}

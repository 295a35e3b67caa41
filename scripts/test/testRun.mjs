import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { runTool } from "../processes.mjs"
import { printLine } from "../terminal.mjs"
import { countReport, isReport, listFailures, mergeRepeat, selectRepeats } from "./testReport.mjs"
import { cacheFolder, root } from "../workspace.mjs"

/** @typedef {import("./checks.mjs").Outcome} Outcome */
/** @typedef {import("./testReport.mjs").TestReport} TestReport */

/**
 * The tests of a step.
 * @typedef {object} TestRun
 * @property {string} name of the report
 * @property {readonly string[]} projects of vitest.config.ts
 * @property {string} [files] part of the paths of its test files; all of the projects without it
 * @property {Record<string, string>} [env]
 * @property {number} [limitMs] after which the run is ended, and has failed
 * @property {boolean} [isQuiet] when its output is shown only where it fails, since other steps run beside it
 * @property {string} [folder] with the vitest.config.ts; the workspace without it
 */

/** With more failures than these the product is broken, not a test unstable. To run each again would take longer than the run. */
const maxRepeated = 20

const reporter = new URL("testReporter.mjs", import.meta.url).pathname

/**
 * Runs the tests of a step once.
 * @param {TestRun} run
 * @returns {Promise<Outcome>}
 */
export async function runTests(run) {
  const { code, output, report } = await runVitest(run, run.name, listFiles(run))
  return asOutcome(run, report, code, output)
}

/**
 * Runs the tests of a step. The outcome's `repeat` runs each test that failed again, once and alone.
 * @param {TestRun} run
 * @returns {Promise<Outcome>}
 */
export async function runRepeatableTests(run) {
  const { code, output, report } = await runVitest(run, run.name, listFiles(run))
  const outcome = asOutcome(run, report, code, output)
  // Vitest's code for failed tests is 1: with any other one it ended in another way.
  if (code !== 1 || !isReport(report) || (report.unhandledErrors?.length ?? 0) > 0) return outcome
  if (outcome.failed > maxRepeated) return outcome
  return { ...outcome, repeat: () => repeatFailed(run, report, output) }
}

/**
 * @param {TestRun} run
 * @param {TestReport} first
 * @param {string} output of the first run
 * @returns {Promise<Outcome>}
 */
async function repeatFailed(run, first, output) {
  const { folder = root } = run
  let report = first
  /** @type {string[]} */
  const unstable = []
  for (const repeat of selectRepeats(first, folder)) {
    printLine(`Again, alone: ${repeat.file}${repeat.isWhole ? "" : ` > ${repeat.names.join(", ")}`}`)
    const filter = repeat.isWhole ? [] : [`--testNamePattern=${formatPattern(repeat.names)}`]
    const { code, report: again } = await runVitest(run, `${run.name}-again`, [repeat.file, ...filter])
    if (!isReport(again) || countReport(again, code).failed > again.numFailedTests) continue // More than a test failed.
    const merged = mergeRepeat(report, repeat, again, folder)
    report = merged.report
    unstable.push(...merged.unstable)
  }
  return { ...asOutcome(run, report, 0, output), unstable }
}

/** @param {TestRun} run */
function listFiles({ files }) {
  return files === undefined ? [] : [files]
}

/**
 * @param {TestRun} run
 * @param {string} name of the report
 * @param {readonly string[]} args
 */
async function runVitest({ projects, env, limitMs, isQuiet = false, folder = root }, name, args) {
  const reportPath = join(cacheFolder, `${name}.json`)
  mkdirSync(cacheFolder, { recursive: true })
  rmSync(reportPath, { force: true })
  const { code, output } = await runTool(
    { package: "vitest" },
    [
      ...["run", ...args, "--root", folder, ...projects.flatMap((project) => ["--project", project])],
      ...["--reporter=default", `--reporter=${reporter}`, `--outputFile.json=${reportPath}`],
    ],
    { isLive: !isQuiet, ...(env && { env }), ...(limitMs !== undefined && { limitMs }) },
  )
  return { code, output, report: readReport(reportPath) }
}

/**
 * @param {TestRun} run
 * @param {unknown} report
 * @param {number} code
 * @param {string} output
 * @returns {Outcome}
 */
function asOutcome({ name, folder = root, isQuiet = false }, report, code, output) {
  const count = countReport(report, code)
  const named = listFailures(report, folder)
  const failures =
    count.failed > 0 && named.length === 0 ? [`${name}: the run ended with code ${code}, and no test failed`] : named
  return { ...count, output, wasShown: !isQuiet, failures }
}

/**
 * Formats a pattern that matches these full names and no others.
 * @param {readonly string[]} names
 */
function formatPattern(names) {
  return `^(?:${names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|")})$`
}

/**
 * @param {string} path
 * @returns {unknown} undefined when the report is missing or incomplete
 */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"))
  } catch {
    return undefined
  }
}

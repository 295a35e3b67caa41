import { chooseChecks } from "./chooseChecks.mjs"
import { addCounts, formatClosingLine, formatEngines, formatSlowest } from "./closingLine.mjs"
import { install } from "../install.mjs"
import { stopProcesses } from "../processes.mjs"
import { formatDuration, printLine } from "../terminal.mjs"

// Most tools use one core each; with more of them at once, a small machine swaps.
const maxAtOnce = 2

/** @typedef {import("./checks.mjs").Check} Check */
/** @typedef {import("./checks.mjs").Outcome} Outcome */

/**
 * Installs, runs the named checks (all without a name), and prints the number of passed ones as the last line.
 * @param {readonly Check[]} table
 * @param {readonly string[]} names
 * @param {string} command that runs this table, for the advice after a failure
 * @param {{ readonly isRepeated?: boolean, readonly required?: readonly string[] }} [options] `isRepeated: false` where a test that fails
 * once is what the run looks for; `required` the steps that fail where this machine can't run them, by default those that are named
 * @returns {Promise<number>} the exit code
 */
export async function runChecks(table, names, command, { isRepeated = true, required = names } = {}) {
  const choice = chooseChecks(table, names)
  if (choice.kind === "unknown") {
    printLine(`There is no step "${choice.names.join('", "')}". The steps are:\n${describeChecks(table)}`)
    return 2
  }
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map()
  /** Durations in ms, by step. @type {Map<string, number>} */
  const durations = new Map()
  closeWhenStopped(outcomes)
  try {
    await install()
  } catch (cause) {
    printLine(cause instanceof Error ? cause.message : String(cause))
    return close([{ passed: 0, failed: 1 }])
  }
  await runAll(choice.checks, outcomes, durations)
  for (const [name, outcome] of outcomes)
    if (outcome.notRun && required.includes(name)) outcomes.set(name, { ...outcome, failed: outcome.failed + 1 })
  if (isRepeated) await repeatFailed(outcomes)
  const failed = choice.checks.map(({ name }) => name).filter((name) => outcomes.get(name)?.failed)
  if (failed.length > 0)
    printLine(`\nFailed: ${failed.join(", ")}. To run these alone: ${command} -- ${failed.join(" ")}`)
  // Once more at the end, since the reports of a long run show their last lines alone.
  for (const failure of [...outcomes.values()].flatMap(({ failures = [] }) => failures)) printLine(`  ${failure}`)
  if (durations.size > 1) printLine(`\n${formatSlowest(durations)}`)
  const engines = formatEngines(outcomes)
  if (engines !== "") printLine(engines)
  for (const test of [...outcomes.values()].flatMap(({ unstable = [] }) => unstable)) printLine(`unstable: ${test}`)
  for (const what of [...outcomes.values()].flatMap(({ notRun = [] }) => notRun)) printLine(`not run: ${what}`)
  return close([...outcomes.values()])
}

/**
 * Formats the steps with their descriptions, one per line.
 * @param {readonly Check[]} table
 */
export function describeChecks(table) {
  return table.map(({ name, doc }) => `  ${name.padEnd(10)} ${doc}`).join("\n")
}

/**
 * Selects the check that starts next: the first one whose needs have ended. One that runs alone waits until the others before it have
 * ended, and none overtakes it.
 * @param {readonly Check[]} waiting in the order of the table
 * @param {ReadonlySet<string>} running names of checks
 * @returns {Check | null} null when none may start before a running one has ended
 */
export function selectNext(waiting, running) {
  const unfinished = new Set([...running, ...waiting.map(({ name }) => name)])
  for (const check of waiting) {
    if (check.runsAlone) return check === waiting[0] && running.size === 0 ? check : null
    if (!check.needs?.some((name) => unfinished.has(name))) return check
  }
  return null
}

/**
 * @param {readonly Check[]} checks
 * @param {Map<string, Outcome>} outcomes
 * @param {Map<string, number>} durations
 */
async function runAll(checks, outcomes, durations) {
  const waiting = [...checks]
  const running = new Set()
  const runOne = async (/** @type {Check} */ check) => {
    const startedAt = performance.now()
    outcomes.set(check.name, await runCheck(check))
    durations.set(check.name, performance.now() - startedAt)
    running.delete(check.name)
    await startNext()
  }
  const startNext = async () => {
    /** @type {Promise<void>[]} */
    const started = []
    while (running.size < maxAtOnce) {
      const check = selectNext(waiting, running)
      if (!check) break
      waiting.splice(waiting.indexOf(check), 1)
      running.add(check.name)
      started.push(runOne(check))
    }
    await Promise.all(started)
  }
  await startNext()
}

/**
 * @param {Check} check
 * @returns {Promise<Outcome>}
 */
async function runCheck({ name, run }) {
  printLine(`${name} …`)
  const startedAt = performance.now()
  /** @type {Outcome} */
  const outcome = await run().catch((/** @type {unknown} */ cause) => ({ passed: 0, failed: 1, output: String(cause) }))
  const duration = formatDuration(performance.now() - startedAt)
  const verdict = outcome.failed > 0 ? "FAILED" : outcome.notRun ? "not run" : "passed"
  const counts = outcome.passed + outcome.failed > 1 ? ` (${formatClosingLine(outcome)})` : ""
  printLine(`${name}: ${verdict}${counts} in ${duration}`)
  if (outcome.failed > 0 && !outcome.wasShown) printLine(`${outcome.output.trimEnd()}\n`)
  return outcome
}

/**
 * Runs tests that failed again, after everything else has ended: the machine is quiet then. Until they have ended they count as failed.
 * @param {Map<string, Outcome>} outcomes
 */
async function repeatFailed(outcomes) {
  for (const [name, { failed, repeat }] of outcomes) {
    if (failed > 0 && repeat) outcomes.set(name, await repeat())
  }
}

/**
 * Ensures that a run stopped from outside (such as by a time limit) prints a closing line in which the current step failed.
 * @param {Map<string, Outcome>} outcomes
 */
function closeWhenStopped(outcomes) {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.once(signal, () => {
      stopProcesses()
      printLine(`\nStopped by ${signal}.`)
      process.exit(close([...outcomes.values(), { passed: 0, failed: 1 }]))
    })
  }
}

/**
 * @param {readonly import("./closingLine.mjs").Count[]} counts
 * @returns {number} the exit code
 */
function close(counts) {
  const sum = addCounts(counts)
  printLine(formatClosingLine(sum))
  return sum.failed > 0 ? 1 : 0
}

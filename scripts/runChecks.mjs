import { chooseChecks } from "./chooseChecks.mjs"
import { addCounts, formatClosingLine } from "./closingLine.mjs"
import { install } from "./install.mjs"
import { stopProcesses } from "./processes.mjs"
import { formatDuration, say } from "./say.mjs"

// Most of the tools use one core each; with more of them at a time a small machine only swaps.
const maxAtOnce = 2

/** @typedef {import("./checks.mjs").Check} Check */
/** @typedef {import("./checks.mjs").Outcome} Outcome */

/**
 * Installs, runs the named checks (all without a name), and says how many passed, alone in the last line.
 * @param {readonly Check[]} table
 * @param {readonly string[]} names
 * @param {string} command that runs this table, for the advice after a failure
 * @returns {Promise<number>} the exit code
 */
export async function runChecks(table, names, command) {
  const choice = chooseChecks(table, names)
  if (choice.kind === "unknown") {
    say(`There is no step "${choice.names.join('", "')}". The steps are:\n${describeChecks(table)}`)
    return 2
  }
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map()
  closeWhenStopped(outcomes)
  try {
    await install()
  } catch (cause) {
    say(cause instanceof Error ? cause.message : String(cause))
    return close([{ passed: 0, failed: 1 }])
  }
  for (const wave of splitWaves(choice.checks)) await runWave(wave, outcomes)
  const failed = choice.checks.map(({ name }) => name).filter((name) => outcomes.get(name)?.failed)
  if (failed.length > 0) say(`\nFailed: ${failed.join(", ")}. To run these alone: ${command} -- ${failed.join(" ")}`)
  return close([...outcomes.values()])
}

/**
 * The steps and what each holds, one a line.
 * @param {readonly Check[]} table
 */
export function describeChecks(table) {
  return table.map(({ name, doc }) => `  ${name.padEnd(10)} ${doc}`).join("\n")
}

/**
 * Checks that may run side by side, wave after wave: one that runs alone, or needs another, begins after all before it.
 * @param {readonly Check[]} checks
 * @returns {Check[][]}
 */
export function splitWaves(checks) {
  /** @type {Check[][]} */
  const waves = []
  let isOpen = false
  for (const check of checks) {
    const wave = waves.at(-1)
    if (wave && isOpen && !check.runsAlone && !check.needs) wave.push(check)
    else waves.push([check])
    isOpen = !check.runsAlone
  }
  return waves
}

/**
 * @param {readonly Check[]} wave
 * @param {Map<string, Outcome>} outcomes
 */
async function runWave(wave, outcomes) {
  const waiting = [...wave]
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      outcomes.set(check.name, await runCheck(check))
    }
  }
  await Promise.all(Array.from({ length: maxAtOnce }, worker))
}

/**
 * @param {Check} check
 * @returns {Promise<Outcome>}
 */
async function runCheck({ name, run }) {
  say(`${name} …`)
  const startedAt = performance.now()
  /** @type {Outcome} */
  const outcome = await run().catch((/** @type {unknown} */ cause) => ({ passed: 0, failed: 1, output: String(cause) }))
  const duration = formatDuration(performance.now() - startedAt)
  const verdict = outcome.failed > 0 ? "FAILED" : "passed"
  const counts = outcome.passed + outcome.failed > 1 ? ` (${formatClosingLine(outcome)})` : ""
  say(`${name}: ${verdict}${counts} in ${duration}`)
  if (outcome.failed > 0 && !outcome.wasShown) say(`${outcome.output.trimEnd()}\n`)
  return outcome
}

/**
 * A run that is stopped from outside (by a time limit, say) still ends with an honest line: the step it was in failed.
 * @param {Map<string, Outcome>} outcomes
 */
function closeWhenStopped(outcomes) {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.once(signal, () => {
      stopProcesses()
      say(`\nStopped by ${signal}.`)
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
  say(formatClosingLine(sum))
  return sum.failed > 0 ? 1 : 0
}

/**
 * Prints one line for the person at the terminal.
 * @param {string} line
 */
export function printLine(line) {
  process.stdout.write(`${line}\n`)
}

/**
 * Formats a duration for people: "0.4 s", "12.3 s", "2 min 5 s".
 * @param {number} durationMs
 */
export function formatDuration(durationMs) {
  const seconds = durationMs / 1000
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/**
 * Announces work, does it, and prints its duration. The caller reports failures.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function timed(what, work) {
  const startedAt = performance.now()
  printLine(`${what} …`)
  const result = await work()
  printLine(`${what}: done in ${formatDuration(performance.now() - startedAt)}`)
  return result
}

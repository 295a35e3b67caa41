/**
 * Tells the person at the terminal one thing, in one line.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/**
 * How long something took, for people: "0.4 s", "12.3 s", "2 min 5 s".
 * @param {number} durationMs
 */
export function formatDuration(durationMs) {
  const seconds = durationMs / 1000
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/**
 * Says what begins, does it, and says how long it took. A failure is the caller's to tell.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function timed(what, work) {
  const startedAt = performance.now()
  say(`${what} …`)
  const result = await work()
  say(`${what}: done in ${formatDuration(performance.now() - startedAt)}`)
  return result
}

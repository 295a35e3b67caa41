/** Timers of browsers end at once beyond this, in milliseconds. */
const longestMs = 2_147_483_647

/** A delay that a timer can wait. */
export function limitDelay(delayMs: number): number {
  return Math.min(delayMs, longestMs)
}

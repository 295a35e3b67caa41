/** Browsers' timers fire at once beyond this, in milliseconds. */
const longestMs = 2_147_483_647

/** Limits a delay to that of a timer. */
export function limitDelay(delayMs: number): number {
  return Math.min(delayMs, longestMs)
}

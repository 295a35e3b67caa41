/** Counts failed attempts by key. Attempts that are still running count as failed, so that simultaneous ones are limited, too. */
export interface Attempts {
  /** How long a key has to wait; 0 when it may try. */
  readonly waitMs: (key: string) => number
  /** Starts an attempt. The returned function ends it, once. */
  readonly start: (key: string) => (isFailed: boolean) => void
  readonly forget: (key: string) => void
}

/** After `failuresMax` failures within `windowMs`, a key waits for `windowMs`. */
export interface AttemptsAllowance {
  readonly failuresMax: number
  readonly windowMs: number
}

interface Counted {
  failedAtMs: readonly number[]
  running: number
  blockedUntilMs: number
}

/** With more keys at once, the oldest are dropped, so that the memory stays bounded. */
const keysMax = 10_000
/** The wait while other attempts of the key are running. */
const runningMs = 5000

/** Creates a counter. `clock` returns epoch ms. */
export function createAttempts(clock: () => number, { failuresMax, windowMs }: AttemptsAllowance): Attempts {
  const counts = new Map<string, Counted>()
  const read = (key: string): Counted => {
    const found = counts.get(key) ?? { failedAtMs: [], running: 0, blockedUntilMs: 0 }
    counts.delete(key)
    counts.set(key, found)
    const [oldest] = counts.keys()
    if (counts.size > keysMax && oldest !== undefined) counts.delete(oldest)
    found.failedAtMs = found.failedAtMs.filter((atMs) => clock() - atMs < windowMs)
    return found
  }
  return {
    waitMs(key) {
      if (!counts.has(key)) return 0
      const { failedAtMs, running, blockedUntilMs } = read(key)
      if (blockedUntilMs > clock()) return blockedUntilMs - clock()
      return failedAtMs.length + running >= failuresMax ? runningMs : 0
    },
    start(key) {
      const counted = read(key)
      counted.running += 1
      let hasEnded = false
      return (isFailed) => {
        if (hasEnded) return
        hasEnded = true
        counted.running -= 1
        if (!isFailed) return
        counted.failedAtMs = [...counted.failedAtMs, clock()]
        if (counted.failedAtMs.length >= failuresMax) {
          counted.blockedUntilMs = clock() + windowMs
          counted.failedAtMs = []
        }
      }
    },
    forget: (key) => void counts.delete(key),
  }
}

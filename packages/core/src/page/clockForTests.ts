import type { Clock } from "./clock.ts"

/** A clock that stands still until a test advances it. */
export interface FakeClock extends Clock {
  /** Advances the clock and runs due callbacks in order, including those that they schedule within that time. Doubles answer in between. */
  advance(ms: number): Promise<void>
  /** Does the same at once: no promise settles in between. */
  pass(ms: number): void
  /** Runs all callbacks that wait for a frame or for idle time. */
  settle(): Promise<void>
  /** Number of pending timers, frames and idle tasks: 0 after `stop()`. */
  readonly waitingCount: number
  /** Their delays from now, in ms. */
  readonly waiting: readonly number[]
}

interface Task {
  readonly at: number
  readonly run: () => void
}

const frameMs = 16

/** Creates a clock at `startsAt` (epoch ms); pending callbacks are dropped when `signal` aborts. */
export function createFakeClock(signal: AbortSignal, startsAt = Date.UTC(2026, 0, 15, 12)): FakeClock {
  let now = startsAt
  let tasks: readonly Task[] = []
  signal.addEventListener("abort", () => {
    tasks = []
  })
  const after = (delayMs: number, run: () => void) => {
    const task = { at: now + Math.max(0, delayMs), run }
    if (!signal.aborted) tasks = [...tasks, task]
    return () => {
      tasks = tasks.filter((other) => other !== task)
    }
  }
  /** Doubles answer between two tasks, as servers do in a browser. */
  const breathe = () => new Promise<void>((resolve) => runAsTask(resolve))
  /** Runs the next callback that is due until `until`; false when none is left. */
  const runNext = (until: number) => {
    const next = findNext(tasks, until)
    if (!next) return false
    tasks = tasks.filter((other) => other !== next)
    now = Math.max(now, next.at)
    next.run()
    return true
  }
  const advance = async (ms: number) => {
    const until = now + ms
    await breathe()
    while (runNext(until)) await breathe()
    now = until
  }

  return {
    now: () => now,
    after,
    nextFrame: (task) => after(frameMs, task),
    whenIdle: (task) => after(0, () => task(() => true)),
    advance,
    pass(ms) {
      const until = now + ms
      while (runNext(until));
      now = until
    },
    settle: () => advance(frameMs),
    get waitingCount() {
      return tasks.length
    },
    get waiting() {
      return tasks.map(({ at }) => at - now)
    },
  }
}

function findNext(tasks: readonly Task[], until: number): Task | undefined {
  return tasks.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0]
}

/** Runs a task of the event loop, after all settled promises, independent of the test runner's fake timers. */
function runAsTask(task: () => void): void {
  const channel = new MessageChannel()
  channel.port1.onmessage = () => {
    channel.port1.close()
    task()
  }
  channel.port2.postMessage(null)
}

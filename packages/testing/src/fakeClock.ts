import type { Clock } from "@ringside/core"

/** Time that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Moves time on and runs what is due, in order; what that starts runs too when it is due by then. */
  advance(ms: number): Promise<void>
  /** Runs everything that waits for a frame or for idle time. */
  settle(): Promise<void>
  /** Timers, frames and idle tasks that still wait: 0 after `stop()`. */
  readonly waitingCount: number
}

interface Task {
  readonly at: number
  readonly run: () => void
}

const frameMs = 16

/** A clock at `startsAt` (epoch ms); what was asked of it is dropped when `signal` aborts. */
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
  /** Answers of doubles arrive between two tasks, as they would in a browser. */
  const breathe = () => new Promise<void>((resolve) => runAsTask(resolve))
  const advance = async (ms: number) => {
    const until = now + ms
    await breathe()
    for (let next = findNext(tasks, until); next; next = findNext(tasks, until)) {
      const due = next
      tasks = tasks.filter((other) => other !== due)
      now = Math.max(now, due.at)
      due.run()
      await breathe()
    }
    now = until
  }

  return {
    now: () => now,
    after,
    nextFrame: (task) => after(frameMs, task),
    whenIdle: (task) => after(0, () => task(() => true)),
    advance,
    settle: () => advance(frameMs),
    get waitingCount() {
      return tasks.length
    },
  }
}

function findNext(tasks: readonly Task[], until: number): Task | undefined {
  return tasks.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0]
}

/** A task of the event loop, after all promises that are ready; fake timers of a test runner are not asked. */
function runAsTask(task: () => void): void {
  const channel = new MessageChannel()
  channel.port1.onmessage = () => {
    channel.port1.close()
    task()
  }
  channel.port2.postMessage(null)
}

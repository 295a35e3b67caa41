import type { Clock } from "./clock.ts"
import { createPage } from "./createPage.ts"
import type { Page } from "./page.ts"
import type { Failure } from "./reports.ts"

/** A clock that stands still until a test advances it. */
export interface ClockForTests extends Clock {
  /** Advances the time, and runs the tasks that are due, in order. */
  pass(ms: number): void
  /** Delays of the waiting tasks. */
  readonly waiting: readonly number[]
}

/** A page for a test: it controls the time and records the reports. */
export interface PageForTests extends Page {
  readonly clock: ClockForTests
  readonly warnings: string[]
  readonly failures: Failure[]
  stop(): void
}

/** A clock that starts at `now`, epoch milliseconds. A frame takes 16 ms, and the thread is always idle. */
export function createClockForTests(now = 1_000_000): ClockForTests {
  let tasks: readonly { readonly at: number; readonly run: () => void }[] = []
  const after = (delayMs: number, run: () => void) => {
    const task = { at: now + delayMs, run }
    tasks = [...tasks, task]
    return () => {
      tasks = tasks.filter((other) => other !== task)
    }
  }
  return {
    now: () => now,
    after,
    nextFrame: (task) => after(16, task),
    whenIdle: (task) => after(0, () => task(() => true)),
    pass(ms) {
      const until = now + ms
      for (;;) {
        const due = tasks.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0]
        if (!due) break
        tasks = tasks.filter((other) => other !== due)
        now = Math.max(now, due.at)
        due.run()
      }
      now = until
    },
    get waiting() {
      return tasks.map(({ at }) => at - now)
    },
  }
}

/** A page with real services, except for those that are passed in. */
export function createPageForTests(
  window: Window & typeof globalThis,
  options: Partial<Parameters<typeof createPage>[0]> = {},
): PageForTests {
  const aborter = new AbortController()
  const clock = createClockForTests()
  const warnings: string[] = []
  const failures: Failure[] = []
  const reports = {
    warn: (message: string) => void warnings.push(message),
    fail: (failure: Failure) => void failures.push(failure),
  }
  const page = createPage({
    window,
    signal: aborter.signal,
    ...options,
    services: { clock, reports, ...options.services },
  })
  return { ...page, clock, warnings, failures, stop: () => aborter.abort() }
}

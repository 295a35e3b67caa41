import { nullPrototype } from "../domain/index.ts"
/** Time as the page's widgets see it: a test or a story hands in its own. All delays are in milliseconds. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Runs `task` once, `delayMs` from now; the answer cancels it. */
  after(delayMs: number, task: () => void): () => void
  /** Runs `task` before the next paint, or after 100 ms in a page that paints nothing (a tab in the background). */
  nextFrame(task: () => void): () => void
  /** Runs `task` when the main thread is free, at the latest `timeoutMs` from now. */
  whenIdle(task: (hasTime: () => boolean) => void, timeoutMs: number): () => void
}

/** The browser's own time; nothing that was asked of it runs after `signal` is aborted. */
export function createClock(view: Window & typeof globalThis, signal: AbortSignal): Clock {
  /** Has `start` plan the task, and answer with what takes that back; the page's end takes it back, too. */
  const plan = (
    task: (hasTime: () => boolean) => void,
    start: (run: (hasTime?: () => boolean) => void) => () => void,
  ) => {
    const end = () => {
      signal.removeEventListener("abort", end)
      cancel()
    }
    const cancel = start((hasTime = () => true) => {
      end()
      if (!signal.aborted) task(hasTime)
    })
    signal.addEventListener("abort", end)
    return end
  }
  const clock: Clock = {
    now: () => view.Date.now(),
    after: (delayMs, task) =>
      plan(noArgument(task), (run) => {
        const timer = view.setTimeout(() => run(), delayMs)
        return () => view.clearTimeout(timer)
      }),
    nextFrame: (task) =>
      plan(noArgument(task), (run) => {
        const frame = view.requestAnimationFrame(() => run())
        // Browsers stop animation frames in hidden tabs; a hook inserted there must come alive all the same.
        const cancelTimer = clock.after(100, () => run())
        return () => {
          view.cancelAnimationFrame(frame)
          cancelTimer()
        }
      }),
    whenIdle(task, timeoutMs) {
      // Safari has no requestIdleCallback yet.
      if (typeof view.requestIdleCallback !== "function") {
        return clock.after(Math.min(timeoutMs, 50), () => {
          const endsAt = clock.now() + 8
          task(() => clock.now() < endsAt)
        })
      }
      return plan(task, (run) => {
        const idle = view.requestIdleCallback(
          (deadline) => run(() => deadline.timeRemaining() > 1 && !deadline.didTimeout),
          nullPrototype({ timeout: timeoutMs }),
        )
        return () => view.cancelIdleCallback(idle)
      })
    },
  }
  return clock
}

/** A task may be a function that takes something else. */
const noArgument = (task: () => void) => () => task()

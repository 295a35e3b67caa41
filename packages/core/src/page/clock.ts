import { nullPrototype } from "../domain/index.ts"

/** Browsers stop animation frames in hidden tabs: a frame comes after this time there. */
const hiddenTabMs = 100
/** Without `requestIdleCallback` the page counts as idle after this time, for half a frame. */
const idleFallbackMs = 50
const idleSliceMs = 8

/** The page's time. A test or a story passes its own. All delays are in milliseconds. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Runs `task` once, in `delayMs`; the returned function cancels it. */
  after(delayMs: number, task: () => void): () => void
  /** Runs `task` before the next paint, or after 100 ms in a page that doesn't paint (a background tab). */
  nextFrame(task: () => void): () => void
  /** Runs `task` when the main thread is idle, in `timeoutMs` at the latest. */
  whenIdle(task: (hasTime: () => boolean) => void, timeoutMs: number): () => void
}

/** The browser's own time. Aborting `signal` cancels everything that is still scheduled. */
export function createClock(view: Window & typeof globalThis, signal: AbortSignal): Clock {
  /** Schedules by `start`, which returns the function that cancels it; so does the end of the page. */
  const plan = (start: (run: (task: () => void) => void) => () => void) => {
    const end = () => {
      signal.removeEventListener("abort", end)
      cancel()
    }
    const cancel = start((task) => {
      end()
      if (!signal.aborted) task()
    })
    signal.addEventListener("abort", end)
    return end
  }
  const clock: Clock = {
    now: () => view.Date.now(),
    after: (delayMs, task) =>
      plan((run) => {
        const timer = view.setTimeout(() => run(task), delayMs)
        return () => view.clearTimeout(timer)
      }),
    nextFrame: (task) =>
      plan((run) => {
        const frame = view.requestAnimationFrame(() => run(task))
        // A hook that is inserted in a hidden tab must be connected all the same.
        const cancelTimer = clock.after(hiddenTabMs, () => run(task))
        return () => {
          view.cancelAnimationFrame(frame)
          cancelTimer()
        }
      }),
    whenIdle(task, timeoutMs) {
      // Safari has no requestIdleCallback.
      if (typeof view.requestIdleCallback !== "function") {
        return clock.after(Math.min(timeoutMs, idleFallbackMs), () => {
          const endsAt = clock.now() + idleSliceMs
          task(() => clock.now() < endsAt)
        })
      }
      return plan((run) => {
        const idle = view.requestIdleCallback(
          (deadline) => run(() => task(() => deadline.timeRemaining() > 1 && !deadline.didTimeout)),
          nullPrototype({ timeout: timeoutMs }),
        )
        return () => view.cancelIdleCallback(idle)
      })
    },
  }
  return clock
}

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
  const clock: Clock = {
    now: () => view.Date.now(),
    after(delayMs, task) {
      const timer = view.setTimeout(() => {
        signal.removeEventListener("abort", cancel)
        if (!signal.aborted) task()
      }, delayMs)
      const cancel = () => {
        view.clearTimeout(timer)
        signal.removeEventListener("abort", cancel)
      }
      signal.addEventListener("abort", cancel, { once: true })
      return cancel
    },
    nextFrame(task) {
      let isDone = false
      const once = () => {
        if (isDone) return
        cancel()
        task()
      }
      const frame = view.requestAnimationFrame(once)
      // Browsers stop animation frames in hidden tabs; a hook inserted there must come alive all the same.
      const cancelTimer = clock.after(100, once)
      const cancel = () => {
        isDone = true
        view.cancelAnimationFrame(frame)
        cancelTimer()
        signal.removeEventListener("abort", cancel)
      }
      signal.addEventListener("abort", cancel, { once: true })
      return cancel
    },
    whenIdle(task, timeoutMs) {
      // Safari has no requestIdleCallback yet.
      if (typeof view.requestIdleCallback !== "function") {
        return clock.after(Math.min(timeoutMs, 50), () => {
          const endsAt = clock.now() + 8
          task(() => clock.now() < endsAt)
        })
      }
      const handle = view.requestIdleCallback(
        (deadline) => {
          signal.removeEventListener("abort", cancel)
          if (!signal.aborted) task(() => deadline.timeRemaining() > 1 && !deadline.didTimeout)
        },
        { timeout: timeoutMs },
      )
      const cancel = () => {
        view.cancelIdleCallback(handle)
        signal.removeEventListener("abort", cancel)
      }
      signal.addEventListener("abort", cancel, { once: true })
      return cancel
    },
  }
  return clock
}

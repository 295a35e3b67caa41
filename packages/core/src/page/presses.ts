import type { BootPage } from "./page.ts"

/** Where a pointer is down. */
export interface Presses {
  /** Resolves when no pointer is down on something in `element`, and the click that followed has been heard. */
  ended(element: Element): Promise<void>
}

/**
 * Watches pointers. What is under a pressed one must stay: a browser sends no click when the node that was pressed is gone
 * by the time the pointer is let go.
 */
export function watchPresses({ window, signal, clock }: BootPage): Presses {
  let pressed: Element | null = null
  const waiting: (() => void)[] = []
  const end = () => {
    pressed = null
    for (const resolve of waiting.splice(0)) resolve()
  }
  const options = { signal, capture: true, passive: true } as const
  window.document.addEventListener(
    "pointerdown",
    ({ button, isPrimary, target }) => {
      // Where another button opens a menu, no pointerup may follow; and a click never does.
      if (button === 0 && isPrimary) pressed = target instanceof window.Element ? target : null
    },
    options,
  )
  // The click comes right after this event, as a task of its own at the latest.
  const endSoon = () => pressed && clock.after(0, end)
  for (const name of ["pointerup", "pointercancel", "dragend"]) {
    window.document.addEventListener(name, endSoon, options)
  }
  signal.addEventListener("abort", end)
  return {
    ended: (element) =>
      pressed && element.contains(pressed)
        ? new Promise((resolve) => {
            waiting.push(resolve)
          })
        : Promise.resolve(),
  }
}

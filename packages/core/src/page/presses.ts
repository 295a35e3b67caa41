import { listen } from "./listen.ts"
import { type LoaderPage, serviceOf } from "./page.ts"

/** Where a pointer is down. */
export interface Presses {
  /** Whether one is down on something in `element`. */
  readonly isOn: (element: Element) => boolean
  /** Resolves when no pointer is down on something in `element`, and the click that followed has been heard. */
  ended(element: Element): Promise<void>
}

/** The pointers of `page`, watched since this was first asked for. */
export function pressesOf(page: LoaderPage): Presses {
  return serviceOf(page, "core.presses", () => watchPresses(page))
}

const lookAgainMs = 50

/**
 * Watches pointers. What is under a pressed one must stay: a browser sends no click when the node that was pressed is gone
 * by the time the pointer is let go.
 */
function watchPresses(page: LoaderPage): Presses {
  const { document, window, signal, clock } = page
  const isTouched = () => page.lastPointer()?.pointerType === "touch"

  // A press may have begun before this code was there, and be what it was fetched for.
  let pressed: Element | null =
    [...document.querySelectorAll(":active")].at(-1) ?? (isTouched() ? document.documentElement : null)
  const waiting: (() => void)[] = []
  const end = () => {
    pressed = null
    for (const resolve of waiting.splice(0)) resolve()
  }
  // Of such a press the end may have been before, too: browsers show a control as active for a moment after a tap.
  const lookAgain = () =>
    clock.after(lookAgainMs, () => {
      if (document.querySelector(":active") || isTouched()) lookAgain()
      else end()
    })
  if (pressed) lookAgain()
  const options = { signal, capture: true, passive: true } as const
  listen(
    document,
    "pointerdown",
    ({ button, isPrimary, target }) => {
      // Where another button opens a menu, no pointerup may follow; and a click never does.
      if (button === 0 && isPrimary) pressed = target instanceof window.Element ? target : null
    },
    options,
  )
  // The click comes right after this event, as a task of its own at the latest.
  const endSoon = () => pressed && clock.after(0, end)
  // A key that is down makes a control active, too.
  for (const name of ["pointerup", "pointercancel", "dragend", "keyup"]) {
    listen(document, name, endSoon, options)
  }
  signal.addEventListener("abort", end)
  const isOn = (element: Element) => pressed !== null && element.contains(pressed)
  return {
    isOn,
    ended: (element) =>
      isOn(element)
        ? new Promise((resolve) => {
            waiting.push(resolve)
          })
        : Promise.resolve(),
  }
}

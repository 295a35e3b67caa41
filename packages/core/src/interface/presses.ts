import { findEventElement } from "../page/findEventElement.ts"
import { listen } from "../page/listen.ts"
import type { LoaderPage } from "../page/page.ts"
import { definePageService } from "../page/services.ts"

/** The pointer that is down, if any. */
export interface Presses {
  /** Whether a pointer is down inside `element`. */
  readonly isOn: (element: Element) => boolean
  /** Resolves when no pointer is down inside `element`, by default on the page, and the click that follows has been dispatched. */
  ended(element?: Element): Promise<void>
}

/** The pointers of a page, observed from first use. */
export const pressesService = definePageService("core.presses", watchPresses)

const lookAgainMs = 50

/**
 * Observes pointers. The element under a pressed pointer must stay: browsers dispatch no click when the pressed node is gone when the
 * pointer is released.
 */
function watchPresses(page: LoaderPage): Presses {
  const { document, window, signal, clock } = page
  const isTouched = () => page.lastPointer()?.pointerType === "touch"

  // A press may have begun before this code was loaded, and may be the reason for loading it.
  let pressed: Element | null =
    [...document.querySelectorAll(":active")].at(-1) ?? (isTouched() ? document.documentElement : null)
  const waiting: (() => void)[] = []
  const end = () => {
    pressed = null
    for (const resolve of waiting.splice(0)) resolve()
  }
  // That press may have ended before, too: browsers keep `:active` for a moment after a tap.
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
    (event) => {
      // A secondary button may open a menu, without a pointerup; and it never clicks.
      if (event.button === 0 && event.isPrimary) pressed = findEventElement({ window }, event)
    },
    options,
  )
  // The click follows this event, in a separate task at the latest.
  const endSoon = () => pressed && clock.after(0, end)
  // A pressed key makes a control active, too.
  for (const name of ["pointerup", "pointercancel", "dragend", "keyup"]) {
    listen(document, name, endSoon, options)
  }
  signal.addEventListener("abort", end)
  const isOn = (element: Element) => pressed !== null && element.contains(pressed)
  return {
    isOn,
    ended: (element = document.documentElement) =>
      isOn(element)
        ? new Promise((resolve) => {
            waiting.push(resolve)
          })
        : Promise.resolve(),
  }
}

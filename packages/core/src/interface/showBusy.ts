import { nullPrototype } from "../domain/index.ts"
import { findTypedElement } from "../page/findTypedElement.ts"
import type { Page } from "../page/page.ts"
import { followControl } from "./followControl.ts"
import { pressesService } from "./presses.ts"
import { prefersReducedMotion } from "./prefersReducedMotion.ts"

/** Options of busy elements. */
export interface BusyOptions {
  /** The platform's class for busy elements, used by themes and scripts of the host. */
  readonly className?: string
  /** Elements that become inert, for pointer and keyboard. Without them only the pointer is blocked, on the busy elements. */
  readonly inert?: readonly HTMLElement[]
}

/**
 * How long a form stays greyed out after it was sent or a navigation began. A page that isn't left by then stays: the shopper has stopped the
 * browser, the server has answered without a page, or another script has asked the shopper, who stays.
 */
export const leaveTimeoutMs = 60_000

/** A page, or a behaviour's scope on it: the end of the scope reverts the changes. */
interface BusyPlace {
  readonly page: Page
  readonly signal?: AbortSignal
}

/**
 * Greys elements out while the shop processes a change: `aria-busy`, opacity 0.6 in 400 ms, no pointer events once no pointer is down on
 * them. It doesn't read the layout.
 * The returned function reverts it, and focuses the element that had focus, or the one that has replaced it: inert elements
 * lose focus. Source: catalogue-and-cart contract §5, §11, checkout contract §4.2, §12.
 */
export function showBusy(place: BusyPlace, elements: readonly HTMLElement[], options: BusyOptions = {}): () => void {
  const { page, signal = page.signal } = nullPrototype(place)
  const { className, inert } = nullPrototype(options)
  const { document, window } = page
  const decorations = page.createDecorations()
  const isMotionless = prefersReducedMotion(window)
  for (const element of elements) {
    decorations.attribute(element, "aria-busy", "true")
    if (className !== undefined) decorations.toggleClass(element, className, true)
    decorations.style(element, "opacity", "0.6")
    if (!isMotionless) decorations.style(element, "transition", "opacity 400ms")
  }
  let findFocused: (() => HTMLElement | null) | null = null
  let isOver = false
  const keepOut = () => {
    if (isOver) return
    const { activeElement } = document
    const isInside = inert?.some((element) => element.contains(activeElement)) ?? false
    const focused = isInside ? findTypedElement(page, { target: activeElement }, "HTMLElement") : null
    findFocused = focused && followControl(page, focused)
    for (const element of inert ?? []) decorations.attribute(element, "inert", "")
    for (const element of inert ? [] : elements) decorations.style(element, "pointer-events", "none")
  }
  // Wait for a press that began before: without its element under the pointer, the release would make no click.
  const presses = pressesService.of(page)
  const pressed = [...elements, ...(inert ?? [])].find(presses.isOn)
  if (pressed) void presses.ended(pressed).then(keepOut)
  else keepOut()
  const undo = () => {
    isOver = true
    signal.removeEventListener("abort", undo)
    decorations.restoreAll()
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost) findFocused?.()?.focus(nullPrototype({ preventScroll: true }))
  }
  signal.addEventListener("abort", undo)
  return undo
}

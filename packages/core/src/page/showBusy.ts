import { nullPrototype } from "../domain/index.ts"
import type { Page } from "./page.ts"

/** How elements show that the shop works on them, beside what all of them do. */
export interface BusyOptions {
  /** The platform's class for it, which themes and scripts of the host go by. */
  readonly className?: string
  /** Elements that the shopper is kept out of, by pointer and keyboard. Without them only pointers are, of the busy elements. */
  readonly inert?: readonly HTMLElement[]
}

/** A page, or a behaviour's scope on it: with the scope's end everything is undone. */
interface BusyPlace {
  readonly page: Page
  readonly signal?: AbortSignal
}

/**
 * Greys elements out while the shop works on them: `aria-busy`, opacity 0.6 in 400 ms, no pointer; set without reading the layout.
 * The result undoes it, and gives focus back to the element that had it, by its id: it may have been replaced, and what is inert
 * loses focus. Source: catalogue-and-cart contract §5, §11, checkout contract §4.2, §12.
 */
export function showBusy(
  { page, signal = page.signal }: BusyPlace,
  elements: readonly HTMLElement[],
  { className, inert }: BusyOptions = {},
): () => void {
  const { document, window } = page
  const decorations = page.createDecorations()
  const focused = document.activeElement
  const focusedId = focused && inert?.some((element) => element.contains(focused)) ? focused.id : ""
  const isMotionless = window.matchMedia("(prefers-reduced-motion: reduce)").matches
  for (const element of elements) {
    decorations.attribute(element, "aria-busy", "true")
    if (className !== undefined) decorations.toggleClass(element, className, true)
    decorations.style(element, "opacity", "0.6")
    if (!isMotionless) decorations.style(element, "transition", "opacity 400ms")
    if (!inert) decorations.style(element, "pointer-events", "none")
  }
  for (const element of inert ?? []) decorations.attribute(element, "inert", "")
  const undo = () => {
    signal.removeEventListener("abort", undo)
    decorations.restoreAll()
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (focusedId !== "" && isLost) document.getElementById(focusedId)?.focus(nullPrototype({ preventScroll: true }))
  }
  signal.addEventListener("abort", undo)
  return undo
}

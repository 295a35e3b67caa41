import { listen } from "../page/listen.ts"
import { definePageService } from "../page/services.ts"

/** The members of the `focus-trap` package that we use. It is fetched when an overlay of the host first opens. */
export interface FocusTrapModule {
  createFocusTrap(
    element: HTMLElement,
    options: {
      readonly initialFocus: false
      readonly fallbackFocus: HTMLElement
      readonly escapeDeactivates: false
      readonly clickOutsideDeactivates: false
      readonly allowOutsideClick: true
      readonly returnFocusOnDeactivate: false
    },
  ): { activate(): unknown; deactivate(): unknown; pause(): unknown; unpause(): unknown }
}

/** Fetches the package; null where there is none, and an inert page alone keeps focus in. */
export type LoadFocusTrap = (() => Promise<FocusTrapModule>) | null

/** How a page fetches the package. */
export const focusTrapService = definePageService<LoadFocusTrap>("core.focusTrap")

/**
 * Keeps focus in `element` until the returned function is called. Elements for which `isAllowed` is true may have focus, too, and so may
 * whatever another script shows above `element`.
 */
export function trapFocus(
  element: HTMLElement,
  load: LoadFocusTrap,
  isAllowed: (target: Element) => boolean,
): () => void {
  let deactivate: (() => void) | null = null
  let isOver = false
  load?.()
    .then(({ createFocusTrap }) => {
      if (isOver) return
      const trap = createFocusTrap(element, {
        initialFocus: false,
        fallbackFocus: element,
        escapeDeactivates: false,
        clickOutsideDeactivates: false,
        allowOutsideClick: true,
        returnFocusOnDeactivate: false,
      })
      trap.activate()
      const isAbove = (target: Element, event: Event) =>
        isAllowed(target) || isInDialogBeside(target, element) || isSeenAbove(element, target, event)
      const endWatch = pauseWhile(isAbove, element.ownerDocument, trap)
      deactivate = () => {
        endWatch()
        trap.deactivate()
      }
    })
    // Without the package the rest of the page is inert all the same.
    .catch(() => undefined)
  return () => {
    isOver = true
    deactivate?.()
  }
}

/** A dialog that has focus while `element` is open is modal and above it: all others are inert. */
function isInDialogBeside(target: Element, element: Element): boolean {
  const dialog = target.closest("dialog")
  return dialog !== null && !dialog.contains(element) && !element.contains(dialog)
}

/**
 * Whether an event happened in what another script shows above `element`, such as a popup or a cookie banner: the shopper sees the event's
 * element there, or one of its ancestors beside `element`, where it is itself out of sight, as the field of a drawn checkbox is.
 */
export function isSeenAbove(element: Element, target: Element | null, event: Event): boolean {
  if (!target || element.contains(target)) return false
  const { ownerDocument: document } = element
  // Of a web component the page sees the outside alone, which may have no size.
  const [inner] = event.composedPath()
  let node: Element | null = document.defaultView && inner instanceof document.defaultView.Element ? inner : target
  for (; node && !node.contains(element); node = node.parentElement) {
    const { left, top, width, height } = node.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    if (seen && (seen === target || node.contains(seen))) return true
  }
  return false
}

/** Pauses the trap while focus is in such an element. It listens on the window, which receives focus events before the trap. */
function pauseWhile(
  isAbove: (target: Element, event: Event) => boolean,
  { defaultView: view }: Document,
  trap: Pick<ReturnType<FocusTrapModule["createFocusTrap"]>, "pause" | "unpause">,
) {
  const onFocusIn = (event: FocusEvent) => {
    const { target } = event
    if (view && target instanceof view.Element && isAbove(target, event)) trap.pause()
    else trap.unpause()
  }
  const ended = new AbortController()
  if (view) listen(view, "focusin", onFocusIn, { signal: ended.signal, capture: true })
  return () => ended.abort()
}

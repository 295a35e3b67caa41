/** The little that is used of the `focus-trap` package, which is fetched when a host's own overlay first opens. */
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
  ): { activate(): unknown; deactivate(): unknown }
}

/** Fetches it; null where there is none, and an inert page alone keeps focus in. */
export type LoadFocusTrap = (() => Promise<FocusTrapModule>) | null

/** Keeps Tab in `element` until the answer is called. */
export function trapFocus(element: HTMLElement, load: LoadFocusTrap): () => void {
  let release: (() => void) | null = null
  let isOver = false
  load?.().then(
    ({ createFocusTrap }) => {
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
      release = () => trap.deactivate()
    },
    // Without the file the rest of the page is inert all the same.
    () => undefined,
  )
  return () => {
    isOver = true
    release?.()
  }
}

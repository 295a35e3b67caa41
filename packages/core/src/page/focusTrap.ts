import { listen } from "./listen.ts"
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

/** Keeps focus in `element` until the returned function is called. Elements that match `layers` may have focus, too. */
export function trapFocus(element: HTMLElement, load: LoadFocusTrap, layers?: string): () => void {
  let release: (() => void) | null = null
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
      const endLayers = layers ? watchLayers(element.ownerDocument, layers, trap) : null
      release = () => {
        endLayers?.()
        trap.deactivate()
      }
    })
    // Without the package the rest of the page is inert all the same.
    .catch(() => undefined)
  return () => {
    isOver = true
    release?.()
  }
}

/** Pauses the trap while focus is in a layer. It listens on the window, which receives focus events before the trap. */
function watchLayers(
  { defaultView: view }: Document,
  layers: string,
  trap: Pick<ReturnType<FocusTrapModule["createFocusTrap"]>, "pause" | "unpause">,
) {
  const onFocusIn = ({ target }: FocusEvent) => {
    if (view && target instanceof view.Element && target.closest(layers)) trap.pause()
    else trap.unpause()
  }
  const ended = new AbortController()
  if (view) listen(view, "focusin", onFocusIn, { signal: ended.signal, capture: true })
  return () => ended.abort()
}

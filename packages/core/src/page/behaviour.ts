import type { Decorations } from "./decorations.ts"
import type { Page } from "./page.ts"

/**
 * Listeners by event type. Each hears of events in an element of the behaviour, wherever in it they happen. An event that a listener
 * has taken from the browser goes back to it when the listener throws, or answers a promise that rejects.
 */
export type DelegatedListeners = {
  readonly [Type in keyof DocumentEventMap]?: (
    event: DocumentEventMap[Type],
    element: HTMLElement,
    page: Page,
  ) => unknown
}

/** A behaviour's work on one element. Everything done through it is undone when the element is disconnected. */
export interface Scope extends Pick<Decorations, "attribute" | "style" | "toggleClass" | "insert" | "replace"> {
  readonly page: Page
  /** Aborted when the element is disconnected: removed, replaced or stopped. */
  readonly signal: AbortSignal
  /** Listens until the element is disconnected. */
  listen<Type extends keyof HTMLElementEventMap>(
    target: EventTarget,
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
    options?: { readonly capture?: boolean },
  ): void
  /** Calls `look` at each later look at the page's nodes; it answers `true` when it found something new. */
  onScan(look: () => unknown): void
}

/**
 * What enhances the host's own markup, and draws nothing. It needs no React.
 *
 * `on` is delegated from the document and costs nothing per element; `connect` is for behaviours that change elements, and
 * `start` for what belongs to no element.
 */
export interface Behaviour {
  readonly name: string
  /** The elements that it serves; asked again at each look at the page, since a job may change hands. Null serves none. */
  readonly selector?: string | ((page: Page) => string | null)
  /** In the capture phase, so that a host that stops events on their way up does not stop the sale. */
  readonly on?: DelegatedListeners
  /**
   * Connects one element. Copies are connected as new elements. It reads; changes to the layout belong in the function that it
   * may answer, which runs when all elements of this look have been read. Any other answer is ignored.
   */
  connect?(element: HTMLElement, scope: Scope): unknown
  /** Everything it starts ends with `page.signal`. */
  start?(page: Page): void
}

/** Declares a behaviour. Start it with `startBehaviour`. */
export function defineBehaviour<const B extends Behaviour>(behaviour: B): B {
  return behaviour
}

import type { Decorations } from "./decorations.ts"
import type { ElementType, ElementTypes } from "../page/elementTypes.ts"
import type { FieldEventType } from "../events/fieldEvents.ts"
import type { Page } from "../page/page.ts"
import type { PageDocument } from "../page/pageDocument.ts"

/**
 * Listeners by event type, called for events anywhere inside an element of the behaviour. When a listener has prevented the browser's
 * default and then throws, or returns a promise that rejects, the event is released to the browser.
 */
export type DelegatedListeners<Name extends ElementType = "HTMLElement"> = {
  readonly [Type in keyof DocumentEventMap]?: (
    event: DocumentEventMap[Type],
    element: ElementTypes[Name],
    page: Page,
  ) => unknown
}

/** One connected element of a behaviour. All changes made through it are reverted when the element is disconnected. */
export interface Scope extends Pick<
  Decorations,
  "attribute" | "style" | "show" | "toggleClass" | "insert" | "adopt" | "replace"
> {
  readonly page: Page
  /** Aborted when the element is disconnected: removed, replaced or stopped. */
  readonly signal: AbortSignal
  /**
   * Listens to a field, form or link of the host until the element is disconnected. Scripts of the page may send these events natively or
   * through jQuery alone; each calls the listener once.
   */
  listenToField<Type extends FieldEventType>(
    target: EventTarget | PageDocument,
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => unknown,
    options?: { readonly capture?: boolean },
  ): void
  /** Listens until the element is disconnected. For events of fields, forms and links see `listenToField`. */
  listen<Type extends keyof HTMLElementEventMap>(
    target: EventTarget,
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
    options?: { readonly capture?: boolean },
  ): void
  /** Calls `run` in `delayMs`, unless the element is disconnected before. The returned function cancels it. */
  after(delayMs: number, run: () => void): () => void
  /** Calls `run` when the element is disconnected, before the changes made through the scope are reverted. */
  onEnd(run: () => unknown): void
  /** Calls `look` at each later scan of the page's nodes. `look` returns `true` when it found something new. */
  onScan(look: () => unknown): void
}

/**
 * Code that enhances the host's own markup without React and without rendering.
 *
 * `on` is delegated from the document and costs nothing per element; `connect` is for behaviours that change elements, and `start` for work
 * that belongs to no element.
 */
export interface Behaviour {
  readonly name: string
  /** The elements to connect. A function is called again at each scan, since the mode of a job may change; null selects none. */
  readonly selector?: string | ((page: Page) => string | null)
  /** The type of these elements. Others that match the selector are left alone. */
  readonly element?: ElementType
  /** Runs in the capture phase, so that a host that stops propagation does not stop the sale. */
  readonly on?: DelegatedListeners
  /** Runs after the page's own handlers below the body, which may stop the event: for jobs of the platform whose scripts listen at the body. */
  readonly afterHandlers?: DelegatedListeners
  /**
   * Connects one element. Copies are connected as new elements. `connect` should only read; changes to the layout belong in the function
   * that it may return, which runs when all elements of this scan have been read. Any other return value is ignored.
   */
  connect?(element: HTMLElement, scope: Scope): unknown
  /** Everything that it starts must end with `page.signal`. */
  start?(page: Page): void
}

/** A behaviour whose listeners and `connect` get elements of one type. */
interface TypedBehaviour<Name extends ElementType> extends Omit<
  Behaviour,
  "element" | "on" | "afterHandlers" | "connect"
> {
  readonly element: Name
  readonly on?: DelegatedListeners<Name>
  readonly afterHandlers?: DelegatedListeners<Name>
  connect?(element: ElementTypes[Name], scope: Scope): unknown
}

/** Declares a behaviour, to be started with `startBehaviour`. */
export function defineBehaviour<Name extends ElementType>(behaviour: TypedBehaviour<Name>): Behaviour
export function defineBehaviour<const B extends Behaviour>(behaviour: B): B
export function defineBehaviour(behaviour: Behaviour): Behaviour {
  return behaviour
}

import { nullPrototype } from "../domain/index.ts"
import { isStopped } from "./connections.ts"
import { listen } from "./listen.ts"
import type { LoaderPage, Page } from "./page.ts"
import { type ListenerPage, runListener } from "./runListener.ts"

interface DelegateOptions {
  /** On by default: a host that stops events on their way up must not stop us. */
  readonly capture?: boolean
  /** Ends the listening before the page stops. */
  readonly signal?: AbortSignal
  /** The name that a failure is reported under. */
  readonly widget?: string
}

/**
 * Listens at the document for events in elements that match `selector`, and hands over the nearest of them. An event that the listener
 * has taken from the browser goes back to it when the listener fails: see `runListener`. Elements that `stopBehaviours` was called for are
 * left to the browser.
 */
export function delegate<Type extends keyof DocumentEventMap>(
  page: Pick<Page, "document" | "services"> & ListenerPage,
  type: Type,
  selector: string,
  listener: (event: DocumentEventMap[Type], element: HTMLElement) => unknown,
  options: DelegateOptions = {},
): void {
  const { capture = true, signal = page.signal, widget = "page" } = nullPrototype(options)
  const onEvent = (event: DocumentEventMap[Type]) => {
    const element = findEventElement(page, event)?.closest<HTMLElement>(selector)
    if (element && !isStopped(page, element))
      runListener(page, { event, element, widget }, () => listener(event, element))
  }
  listen(page.document, type, onEvent, { capture, signal })
}

/** The element in which an event happened; null for events of the document and of the window. */
export function findEventElement({ window }: Pick<LoaderPage, "window">, { target }: Event): Element | null {
  return target instanceof window.Element ? target : null
}

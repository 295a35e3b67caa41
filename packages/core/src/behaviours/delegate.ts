import { nullPrototype } from "../domain/index.ts"
import { type FieldListenerOptions, isFieldEvent } from "../events/fieldEvents.ts"
import { runAfterHandlers } from "./afterHandlers.ts"
import { isStopped } from "./connections.ts"
import { type ElementType, type ElementTypes, isElementOf } from "../page/elementTypes.ts"
import { findEventElement } from "../page/findEventElement.ts"
import { listen } from "../page/listen.ts"
import type { Page } from "../page/page.ts"
import { type ListenerPage, runListener } from "./runListener.ts"

interface DelegateOptions<Name extends ElementType> {
  /** The type of the elements. Others that match the selector are left alone. */
  readonly element?: Name
  /** On by default: a host that stops propagation must not stop us. */
  readonly capture?: boolean
  /** Runs after the page's own handlers below the body, which may stop the event: see `Behaviour.afterHandlers`. */
  readonly afterHandlers?: boolean
  /** Ends the listening before the page stops. */
  readonly signal?: AbortSignal
  /** The name for reports of a failure. */
  readonly widget?: string
}

/**
 * Listens at the document for events inside elements that match `selector`, and passes the nearest such element, of the type that the
 * options may name. A function is asked at each event; its `null` matches nothing. When the listener has prevented the default and fails,
 * the event is released to the browser: see `runListener`. Elements stopped by `stopBehaviours` are skipped.
 */
export function delegate<Type extends keyof DocumentEventMap, Name extends ElementType = "HTMLElement">(
  page: Pick<Page, "document" | "events" | "services"> & ListenerPage,
  type: Type,
  selector: string | (() => string | null),
  listener: (event: DocumentEventMap[Type], element: ElementTypes[Name]) => unknown,
  options: DelegateOptions<Name> = {},
): void {
  const {
    element: name,
    capture = true,
    afterHandlers = false,
    signal = page.signal,
    widget = "page",
  } = nullPrototype(options)
  const onEvent = (event: DocumentEventMap[Type]) => {
    const selected = typeof selector === "string" ? selector : selector()
    const element = selected === null ? null : findEventElement(page, event)?.closest<HTMLElement>(selected)
    if (!element || !isElementOf(page, element, name) || isStopped(page, element)) return
    const run = () => runListener(page, { event, element, widget }, () => listener(event, element))
    if (afterHandlers) runAfterHandlers({ ...page, signal }, event, run)
    else run()
  }
  listenToPage(page, type, onEvent, { capture, signal, takesRepetitions: afterHandlers })
}

/** Listens at the document for events of a type, including those that a script sends through jQuery alone. */
function listenToPage<Type extends keyof DocumentEventMap>(
  { document, events }: Pick<Page, "document" | "events">,
  type: Type,
  listener: (event: DocumentEventMap[Type]) => unknown,
  options: FieldListenerOptions,
): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of the event follows from its name
  const onEvent = listener as (event: Event) => unknown
  if (isFieldEvent(type)) events.listenToField(document, type, onEvent, options)
  else listen(document, type, listener, options)
}

import { nullPrototype } from "../domain/index.ts"
import { createOncePerClick } from "./repeatedClicks.ts"
import type { JQueryEvent } from "./jquery.ts"
import type { JQueryRoutes } from "./jqueryRoutes.ts"
import { listen } from "../page/listen.ts"
import type { PageDocument } from "../page/pageDocument.ts"

/**
 * Events that scripts of the page send through jQuery's `trigger()` alone, which calls no native listener. For other types, and for a click
 * on anything but a link, jQuery calls the element's own method, which dispatches the native event.
 */
const fieldEventTypes = ["change", "click", "input", "keydown", "submit"] as const

/** The type of an event that may come through jQuery alone. */
export type FieldEventType = (typeof fieldEventTypes)[number]

/** Whether events of a type may come through jQuery alone. */
export function isFieldEvent(type: string): type is FieldEventType {
  return fieldEventTypes.some((each) => each === type)
}

/** The rest of the type is jQuery's. */
const typePrefix = "ringside:jquery:"

/** The type of an event, also of one that came through jQuery alone. */
export function readEventType({ type }: Pick<Event, "type">): string {
  return type.startsWith(typePrefix) ? type.slice(typePrefix.length) : type
}

/** How a listener for fields is added. */
export interface FieldListenerOptions {
  readonly signal: AbortSignal
  readonly capture?: boolean
  /** For a listener that runs after the page's handlers: where one of these holds a click back, only its repetition comes that far. */
  readonly takesRepetitions?: boolean
}

/** Adds a listener that is called once for each event, whichever way it was sent, and whoever held it back meanwhile. */
export type ListenToField = <Type extends FieldEventType>(
  target: EventTarget | PageDocument,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => unknown,
  options: FieldListenerOptions,
) => void

interface FieldsPage {
  readonly window: Window & typeof globalThis
  readonly document: PageDocument
  readonly signal: AbortSignal
  readonly routes: JQueryRoutes
}

/**
 * Creates the function that listens to fields, forms and links of the host. An event that only jQuery's handlers would get is dispatched at
 * its target once more, as a native event under a name of ours: capture, bubbling and `preventDefault()` then work as in the browser, and no
 * handler of the page gets the event twice. A listener that stops the propagation stops jQuery's, too.
 */
export function createFieldListener(page: FieldsPage): ListenToField {
  const { window, signal, routes } = page
  const bridged = new WeakSet<object>()
  const bridge = (event: JQueryEvent) => {
    const { originalEvent, target, type } = event
    // jQuery also passes on native events, and calls `click()` of everything that is no link.
    if (originalEvent || bridged.has(event) || !(target instanceof window.Node)) return
    if (type === "click" && !(target instanceof window.HTMLAnchorElement)) return
    bridged.add(event)
    const native = createEvent(window, event)
    if (event.isDefaultPrevented?.()) native.preventDefault()
    for (const name of ["stopPropagation", "stopImmediatePropagation"] as const) {
      const value = () => {
        Reflect.apply(window.Event.prototype[name], native, [])
        event[name]?.()
      }
      Object.defineProperty(native, name, nullPrototype({ value }))
    }
    target.dispatchEvent(native)
    if (native.defaultPrevented) event.preventDefault?.()
  }
  const types = new Set<string>()
  const oncePerClick = createOncePerClick(page)
  return (target, type, listener, options) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of the event follows from its name
    const given = listener as (event: Event) => unknown
    const onEvent = type === "click" && !options.takesRepetitions ? oncePerClick(given) : given
    listen(target, type, onEvent, options)
    listen(target, typePrefix + type, onEvent, options)
    // A handler of the document stays when jQuery removes an element with its data, and a handler of the target runs where another one stops
    // the propagation.
    if (!types.has(type)) routes.add({ target: window.document, name: type, handler: bridge, signal })
    types.add(type)
    if (target instanceof window.Element) routes.add({ target, name: type, handler: bridge, signal: options.signal })
  }
}

/** Scripts that set the old codes alone: `$.Event("keydown", { which: 13 })`. */
const keysByCode: Readonly<Record<number, string>> = {
  9: "Tab",
  13: "Enter",
  27: "Escape",
  32: " ",
  35: "End",
  36: "Home",
  37: "ArrowLeft",
  38: "ArrowUp",
  39: "ArrowRight",
  40: "ArrowDown",
}

function createEvent(view: Window & typeof globalThis, event: JQueryEvent): Event {
  const constructors = nullPrototype({
    change: view.Event,
    click: view.MouseEvent,
    input: view.Event,
    keydown: view.KeyboardEvent,
    submit: view.SubmitEvent,
  })
  const { type, key, which, keyCode, ctrlKey, metaKey, shiftKey, altKey } = event
  const Constructor = isFieldEvent(type) ? constructors[type] : view.Event
  const init = nullPrototype({
    bubbles: true,
    cancelable: true,
    key: typeof key === "string" ? key : (keysByCode[Number(which ?? keyCode)] ?? ""),
    ctrlKey: Boolean(ctrlKey),
    metaKey: Boolean(metaKey),
    shiftKey: Boolean(shiftKey),
    altKey: Boolean(altKey),
  })
  return new Constructor(typePrefix + type, init)
}

import { listen } from "../page/listen.ts"
import { nullPrototype, formatEventName } from "../domain/index.ts"
import type { ListenToField } from "./fieldEvents.ts"
import { findJQuery, isElement, type JQueryEvent, unwrapElement } from "./jquery.ts"
import { createJQueryRoutes, type JQueryRoutes, variationNamespace } from "./jqueryRoutes.ts"
import type { PageDocument } from "../page/pageDocument.ts"
import type { RingsideEvents } from "./ringsideEvents.ts"

/** One event to send. */
export interface EventToSend {
  /** The host's name, e.g. `added_to_cart`. */
  readonly name: string
  readonly target: Node | Window
  /** Positional arguments of jQuery handlers. Elements are passed as jQuery collections, unless `isBare`: the platform does both. */
  readonly args?: readonly unknown[]
  readonly isBare?: boolean
  /** Named arguments of native listeners. */
  readonly detail?: object
  /** Handlers may veto the event by returning `false` or calling `preventDefault()`; of the host's form only handlers of the target run. */
  readonly isQuestion?: boolean
  /** Called when a handler of jQuery throws, which then counts as a veto. Without it such a handler has agreed. */
  readonly onThrow?: () => void
}

/** The part of an event that native listeners get. */
interface NativeEvent extends Pick<EventToSend, "detail" | "isQuestion"> {
  readonly target: EventTarget
  /** True by default. */
  readonly bubbles?: boolean
}

/** One received event. */
export interface ReceivedEvent {
  readonly name: string
  readonly target: EventTarget | null
  /** Positional arguments, when it came by jQuery or from us. */
  readonly args: readonly unknown[]
  /** Named arguments, when it came natively or from us. */
  readonly detail: object
  /** Whether a package of ours has sent it. */
  readonly isOwn?: boolean
}

/** The host's events, sent and received both as jQuery events and as native ones. Source: catalogue-and-cart contract §13. */
export interface LoaderEvents {
  /** Sends an event; false when it was vetoed. */
  send(event: EventToSend): boolean
  /**
   * Sends an event of ours without a host event, `ringside:{part}:{event}`: native and bubbling. So is one to the platform's blocks, which
   * an event of jQuery alone doesn't reach.
   */
  sendOwn<Name extends `ringside:${string}` | `wc-blocks_${string}`>(
    name: Name,
    target: EventTarget,
    detail: OwnDetail<Name>,
  ): void
  /** The returned function sends `event` again, only to listeners that were added in the meantime. */
  repeatFor(event: ReceivedEvent): () => void
  /** Calls `listener` once for each event of ours and of the page. */
  on(names: readonly string[], listener: (event: ReceivedEvent) => void): () => void
  readonly routes: JQueryRoutes
}

/** The members that late code has besides. */
export interface PageEvents extends LoaderEvents {
  /**
   * Listens to events of the host's fields, forms and links, which scripts may send natively or through jQuery alone. Each event calls the
   * listener once, and `preventDefault()` works for both.
   */
  readonly listenToField: ListenToField
}

/** The data that listeners of an event of ours get. */
type OwnDetail<Name> = Name extends keyof RingsideEvents ? RingsideEvents[Name] : object

/** Error monitors report a bubbling native `error` as a crash. */
const namesWithoutBareForm = new Set(["success", "error", "errors"])

/** The platform delegates its handlers of these, which receive nothing that doesn't bubble. Its others are bound to the body or the form itself. */
const delegatedNames = new Set(["change", "validate", "init"])

interface EventsPage {
  readonly window: Window & typeof globalThis
  readonly document: PageDocument
  readonly signal: AbortSignal
  /** Called when a listener of ours throws; the other listeners still run. */
  readonly onError: (cause: unknown, name: string) => void
}

/** The event bridge of one page. It uses jQuery as soon as jQuery is loaded. */
export function createEvents({ window, document, signal, onError }: EventsPage): LoaderEvents {
  const listeners = new Map<string, Set<(event: ReceivedEvent) => void>>()
  /** Names of the events that we are sending: what arrives through jQuery or the document meanwhile is an echo. */
  const sending: string[] = []
  /** Names of the events of ours, without a host event, that we are sending. */
  const sendingOwn: string[] = []

  const notify = (event: ReceivedEvent, except?: ReadonlySet<unknown>) => {
    for (const listener of [...(listeners.get(event.name) ?? [])]) {
      if (except?.has(listener)) continue
      try {
        listener(event)
      } catch (cause) {
        onError(cause, event.name)
      }
    }
  }
  const onNativeEvent = (event: Event) => {
    if (sending.includes(event.type)) return
    const detail: unknown = event instanceof window.CustomEvent ? event.detail : null
    notify({
      name: event.type,
      target: event.target,
      args: [],
      detail: typeof detail === "object" && detail ? detail : {},
      isOwn: sendingOwn.includes(event.type),
    })
  }
  const onJQueryEvent = (event: JQueryEvent, ...args: unknown[]) => {
    // jQuery also passes on native events, which `onNativeEvent` has already received.
    if (event.originalEvent || sending.includes(event.type)) return
    const { type, namespace } = event
    const name = namespace && namespace !== variationNamespace ? `${type}.${namespace}` : type
    notify({ name, target: unwrapElement(event.target) ?? window.document, args, detail: {} })
  }

  const routes = createJQueryRoutes({ window, document, signal, onError })

  const sendNative = (name: string, { target, detail = {}, isQuestion = false, bubbles = true }: NativeEvent) =>
    target.dispatchEvent(
      new window.CustomEvent(name, nullPrototype({ bubbles, composed: true, cancelable: isQuestion, detail })),
    )
  /** Sends an event in the host's form: through jQuery where the page has it. False when a handler has vetoed it. */
  const sendToHost = (event: EventToSend): boolean => {
    const { name, target, args = [], isBare, isQuestion = false } = event
    const jQuery = findJQuery(window)
    if (!jQuery)
      return namesWithoutBareForm.has(name) || sendNative(name, nullPrototype({ ...event, bubbles: !isQuestion }))
    const wrapped = args.map((argument) => (isElement(argument) && !isBare ? jQuery(argument) : argument))
    if (isQuestion) return jQuery(target).triggerHandler(name, wrapped) !== false
    jQuery(target).trigger(name, wrapped)
    return true
  }
  /** Calls `route`. A throwing handler of the page must stop neither the other handlers nor us. */
  const attempt = ({ name, onThrow }: EventToSend, route: () => boolean): boolean => {
    try {
      return route()
    } catch (cause) {
      onError(cause, name)
      onThrow?.()
      return !onThrow
    }
  }

  return {
    routes,
    send(options) {
      routes.attach()
      const event = nullPrototype(options)
      const { name, target, args = [], detail = {} } = event
      // Listeners are found by the name without its namespace, as in jQuery.
      const type = name.split(".", 1)[0] ?? name
      sending.push(type, name)
      const isAllowedByHost = attempt(event, () => sendToHost(event))
      const isAllowed = attempt(event, () => sendNative(formatEventName(name), event)) && isAllowedByHost
      sending.splice(-2)
      notify({ name: type, target, args, detail, isOwn: true })
      return isAllowed
    },
    sendOwn(name, target, detail) {
      sendingOwn.push(name)
      sendNative(name, nullPrototype({ target, detail }))
      sendingOwn.pop()
    },
    repeatFor(event) {
      const present = new Set(listeners.get(event.name))
      return () => notify(event, present)
    },
    on(names, listener) {
      for (const name of names) {
        const others = listeners.get(name)
        if (!others && !namesWithoutBareForm.has(name)) {
          listen(document, name, (event) => event.bubbles && onNativeEvent(event), { signal })
          if (!delegatedNames.has(name))
            listen(document, name, (event) => event.bubbles || onNativeEvent(event), { signal, capture: true })
          // Events that bubbled up from the document were received there.
          listen(window, name, (event) => !(event.target instanceof window.Node) && onNativeEvent(event), { signal })
        }
        listeners.set(name, new Set(others).add(listener))
        if (!others) routes.add({ target: window.document, name, handler: onJQueryEvent, signal })
      }
      return () => {
        for (const name of names) listeners.get(name)?.delete(listener)
      }
    },
  }
}

import type { SignalName } from "../domain/index.ts"
import type { ReceivedEvent } from "./events.ts"
import { type LoaderPage, serviceOf } from "./page.ts"

/** What has happened on the page, whichever script did it: our packages follow signals, and never hear each other's events. */
export interface Signal<T> extends SignalName {
  /** Calls `listener` each time, after the listeners that came before it; the returned function ends that. */
  on(page: LoaderPage, listener: (value: T) => void): () => void
  /** Calls the listeners. A package sends its event to the host before, and changes its state before that. */
  send(page: LoaderPage, value: T): void
}

/** A signal whose value `read` takes from the events of other scripts. */
export function defineSignal<T>({ name, hostEvents = [] }: SignalName, read: (event: ReceivedEvent) => T): Signal<T> {
  const listenersOf = (page: LoaderPage): Set<(value: T) => void> =>
    serviceOf(page, `core.signal.${name}`, () => new Set())
  return {
    name,
    hostEvents,
    on(page, listener) {
      const listeners = listenersOf(page)
      listeners.add(listener)
      const off = page.events.on(hostEvents, (event) => {
        if (!event.isOwn) listener(read(event))
      })
      return () => {
        listeners.delete(listener)
        off()
      }
    },
    send(page, value) {
      for (const listener of [...listenersOf(page)]) {
        try {
          listener(value)
        } catch (cause) {
          page.reports.fail({ during: "event", widget: name, cause })
        }
      }
    },
  }
}

/** A signal that has no value. */
export function defineBareSignal(name: SignalName): Signal<void> {
  return defineSignal(name, () => undefined)
}

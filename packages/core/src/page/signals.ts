import type { SignalName } from "../domain/index.ts"
import type { ReceivedEvent } from "./events.ts"
import { type LoaderPage, serviceOf } from "./page.ts"

/** Something that happens on the page, whichever script does it: our packages follow signals, and never hear each other's events. */
export interface Signal<T> {
  /** Calls `listener` each time, after the listeners that came before it; the returned function ends that. */
  on(page: LoaderPage, listener: (value: T) => void): () => void
  /** Calls the listeners. A package changes its state first, then sends its event to the host, then the signal. */
  send(page: LoaderPage, value: T): void
}

/** Defines a signal. `read` takes its value from the event of another script. */
export function defineSignal<T>(
  { name, hostEvents = [name] }: SignalName,
  read: (event: ReceivedEvent) => T,
): Signal<T> {
  // By the page and the name, since several files may hold a copy of the definition.
  const listenersOf = (page: LoaderPage): Set<(value: T) => void> =>
    serviceOf(page, `core.signal.${name}`, () => new Set())
  return {
    on(page, listener) {
      const listeners = listenersOf(page).add(listener)
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

import type { TopicName } from "../domain/index.ts"
import { attempt } from "../page/attempt.ts"
import type { ReceivedEvent } from "./events.ts"
import type { LoaderPage } from "../page/page.ts"
import { definePageService } from "../page/services.ts"

/** Something that happens on the page, whichever script does it: our packages follow topics, and never listen to each other's events. */
export interface Topic<T> {
  /** Calls `listener` each time, after the listeners that came before it; the returned function ends that. */
  on(page: LoaderPage, listener: (value: T) => void): () => void
  /**
   * Calls the listeners. A package changes its state first, then sends its event to the host, then the topic; a topic whose listeners change
   * what handlers of the host's event expect to be changed comes before that event.
   */
  send(page: LoaderPage, value: T): void
}

/** Defines a topic. `read` takes its value from the event of another script. */
export function defineTopic<T>({ name, hostEvents = [name] }: TopicName, read: (event: ReceivedEvent) => T): Topic<T> {
  // By the page and the name, since several files may hold a copy of the definition.
  const listenersService = definePageService(`core.topic.${name}`, () => new Set<(value: T) => void>())
  return {
    on(page, listener) {
      const listeners = listenersService.of(page).add(listener)
      const off = page.events.on(hostEvents, (event) => {
        if (!event.isOwn) listener(read(event))
      })
      return () => {
        listeners.delete(listener)
        off()
      }
    },
    send(page, value) {
      for (const listener of [...listenersService.of(page)]) {
        attempt(page, { during: "event", widget: name }, () => listener(value))
      }
    },
  }
}

/** A topic that has no value. */
export function defineBareTopic(name: TopicName): Topic<void> {
  return defineTopic(name, () => undefined)
}

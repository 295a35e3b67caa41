/** A listener for the events of an element. */
export type Listener = (event: Readonly<Record<string, unknown>>) => void

/** The listeners of one element, by event. */
export interface Emitter {
  emit(name: string, event: Readonly<Record<string, unknown>>): void
  on(name: string, listener: Listener): void
  once(name: string, listener: Listener): void
  /** Removes one listener, or all listeners of an event. */
  off(name: string, listener?: Listener): void
}

/** Creates the listeners of an element; every event carries its type. */
export function createEmitter(elementType: string): Emitter {
  const listeners = new Map<string, Set<Listener>>()
  const emitter: Emitter = {
    emit(name, event) {
      for (const listener of [...(listeners.get(name) ?? [])]) listener({ elementType, ...event })
    },
    on: (name, listener) => void listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    once(name, listener) {
      const onceListener: Listener = (event) => {
        emitter.off(name, onceListener)
        listener(event)
      }
      emitter.on(name, onceListener)
    },
    off(name, listener) {
      if (listener) listeners.get(name)?.delete(listener)
      else listeners.delete(name)
    },
  }
  return emitter
}

import { afterEach } from "vitest"

type Handler = (event: object, ...args: readonly unknown[]) => void

/** A jQuery that has collections, plugins and handlers of the document, and nothing else. */
export interface JQueryForTests {
  readonly fn: Record<string, unknown>
  readonly collect: (target: unknown) => object
  /** Sends an event as another script does by jQuery. */
  readonly send: (name: string, target: unknown, ...args: readonly unknown[]) => void
}

/** Puts that jQuery on the page; it is removed after the test. Call it at the top of a test file. */
export function useJQuery(): () => JQueryForTests {
  afterEach(() => void Reflect.deleteProperty(globalThis, "jQuery"))
  return () => {
    const handlers = new Map<string, Set<Handler>>()
    const nothing = () => undefined
    const fn: Record<string, unknown> = {
      on: (name: string, handler: Handler) => handlers.set(name, new Set(handlers.get(name)).add(handler)),
      off: (name: string, handler: Handler) => handlers.get(name)?.delete(handler),
      trigger: nothing,
      data: nothing,
    }
    const collect = (target: unknown): object => {
      const elements = (Array.isArray(target) ? target : [target]).filter((each) => each instanceof Element)
      return Object.assign({ ...fn }, elements, { jquery: "3", length: elements.length })
    }
    Reflect.set(globalThis, "jQuery", Object.assign(collect, { fn }))
    const send = (name: string, target: unknown, ...args: readonly unknown[]) => {
      const [type, ...namespaces] = name.split(".")
      for (const [bound, listeners] of handlers) {
        const [boundType, ...boundNamespaces] = bound.split(".")
        // As in jQuery, a handler may be bound under more namespaces than the event names.
        if (boundType !== type || !namespaces.every((each) => boundNamespaces.includes(each))) continue
        for (const handler of listeners) handler({ type, namespace: namespaces.join("."), target }, ...args)
      }
    }
    return { fn, collect, send }
  }
}

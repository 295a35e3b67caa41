import { nullPrototype } from "../domain/index.ts"

/**
 * A document whose members no element of the page can hide: `<img name="createElement">` makes `document.createElement` that
 * image. It is no node: what the browser takes as one is `window.document`. What isn't on the prototype is missing: the location is the
 * window's.
 */
export type PageDocument = Readonly<Omit<Document, "ATTRIBUTE_NODE" | "location">>

/** The members of `document` as its prototype has them, which named elements don't change. */
export function createPageDocument(document: Document): PageDocument {
  const prototype: object = Reflect.getPrototypeOf(document) ?? document
  return new Proxy(
    document,
    nullPrototype({
      get(_target: Document, name: string | symbol): unknown {
        const value: unknown = Reflect.get(prototype, name, document)
        return typeof value === "function" ? value.bind(document) : value
      },
    }),
  )
}

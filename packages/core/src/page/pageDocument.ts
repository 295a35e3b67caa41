import { nullPrototype } from "../domain/index.ts"

/**
 * A document whose members no element of the page can hide: `<img name="createElement">` turns `document.createElement` into that image. It
 * is no node; pass `window.document` to the browser where it needs one. Members that aren't on the prototype are missing: use the window's
 * location.
 */
export type PageDocument = Readonly<Omit<Document, "ATTRIBUTE_NODE" | "location">>

/** Takes the members of `document` from its prototype, which named elements don't change. */
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

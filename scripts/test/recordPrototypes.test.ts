import { expect, test } from "vitest"
import { recordPrototypes } from "./recordPrototypes.ts"

/** A window with two classes, one of them without a name in it. */
function createWindow() {
  class Node {
    getRootNode = (): string => "document"
    contains(): boolean {
      return true
    }
  }
  class Element extends Node {
    get id(): string {
      return this.getRootNode().slice(0, 3)
    }
  }
  return { window: { Element, size: 3, open: () => null, Document: null }, Element, Node }
}

test("takes out what was added to a class or to the class above it", () => {
  const { window, Element, Node } = createWindow()
  const restore = recordPrototypes(window)
  Object.assign(Element.prototype, { animate: () => null })
  Object.assign(Node.prototype, { moveBefore: () => null })
  restore()
  expect(["animate" in Element.prototype, "moveBefore" in Node.prototype]).toEqual([false, false])
})

test("puts back methods and getters that were replaced or deleted", () => {
  const { window, Element } = createWindow()
  const restore = recordPrototypes(window)
  Object.defineProperty(Element.prototype, "id", { configurable: true, get: () => "other" })
  Reflect.deleteProperty(Reflect.getPrototypeOf(Element.prototype) ?? {}, "contains")
  restore()
  const element = new Element()
  expect([element.id, element.contains()]).toEqual(["doc", true])
})

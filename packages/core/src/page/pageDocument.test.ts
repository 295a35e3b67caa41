import { afterEach, describe, expect, it, onTestFinished } from "vitest"
import { createPageDocument } from "./pageDocument.ts"

afterEach(() => {
  document.body.replaceChildren()
})

/** As `<img name="…">` does it: the browser asks for named elements before it asks the prototype. */
function hide(...names: readonly string[]): void {
  const image = document.createElement("img")
  for (const name of names) hideBy(image, name)
}

function hideBy(image: Element, name: string): void {
  Object.defineProperty(document, name, { configurable: true, get: () => image })
  onTestFinished(() => void Reflect.deleteProperty(document, name))
}

describe("a page's document", () => {
  it.each(["createElement", "querySelectorAll", "addEventListener"])(
    "has its %s when an element is named so",
    (name) => {
      hide(name)
      expect(Reflect.get(document, name)).toBeInstanceOf(HTMLImageElement)
      expect(Reflect.get(createPageDocument(document), name)).toBeTypeOf("function")
    },
  )

  it("creates and finds elements all the same", () => {
    hide("createElement", "querySelector", "body")
    const page = createPageDocument(document)
    const link = page.createElement("a")
    page.body.append(link)
    expect(page.querySelector("a")).toBe(link)
  })

  it("receives and sends events", () => {
    hide("addEventListener", "removeEventListener")
    const page = createPageDocument(document)
    const received: Event[] = []
    const note = (event: Event) => void received.push(event)
    page.addEventListener("x", note)
    const event = new Event("x")
    page.dispatchEvent(event)
    page.removeEventListener("x", note)
    page.dispatchEvent(new Event("x"))
    expect(received).toEqual([event])
  })
})

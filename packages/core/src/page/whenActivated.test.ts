import { afterEach, expect, it, vi } from "vitest"
import { createPageDocument } from "./pageDocument.ts"
import { whenActivated } from "./whenActivated.ts"

afterEach(() => void Reflect.deleteProperty(Object.getPrototypeOf(document) as object, "prerendering"))

function start() {
  const stopping = new AbortController()
  const task = vi.fn()
  const page = { document: createPageDocument(document), signal: stopping.signal }
  whenActivated(page as unknown as Parameters<typeof whenActivated>[0], task)
  return { task, stop: () => stopping.abort() }
}

const activate = () => {
  Reflect.set(Object.getPrototypeOf(document) as object, "prerendering", false)
  document.dispatchEvent(new Event("prerenderingchange"))
}

it("runs a task at once on a page that the shopper sees, whether the browser prepares pages or not", () => {
  expect(start().task).toHaveBeenCalledOnce()
  Reflect.set(Object.getPrototypeOf(document) as object, "prerendering", false)
  expect(start().task).toHaveBeenCalledOnce()
})

it("runs it on a page that the browser has prepared when the shopper comes to it, once", () => {
  Reflect.set(Object.getPrototypeOf(document) as object, "prerendering", true)
  const { task } = start()
  expect(task).not.toHaveBeenCalled()
  activate()
  document.dispatchEvent(new Event("prerenderingchange"))
  expect(task).toHaveBeenCalledOnce()
})

it("doesn't run it once the page has stopped", () => {
  Reflect.set(Object.getPrototypeOf(document) as object, "prerendering", true)
  const { task, stop } = start()
  stop()
  activate()
  expect(task).not.toHaveBeenCalled()
})

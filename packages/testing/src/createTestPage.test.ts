import { expect, it, vi } from "vitest"
import { createTestPage } from "./createTestPage.ts"

/** The prototype that has the method: a page doesn't call the document's own, which an element could hide. */
function findOwner(target: EventTarget): EventTarget {
  return Object.hasOwn(target, "addEventListener") ? target : findOwner(Object.getPrototypeOf(target) as EventTarget)
}

it("leaves no listener running after stop()", () => {
  const added: { readonly type: string; readonly signal: AbortSignal | undefined }[] = []
  const add = vi.spyOn(findOwner(document), "addEventListener")
  add.mockImplementation((type, _listener, options) => {
    const signal = typeof options === "object" ? options.signal : undefined
    // What waits for the end of the page ends with it.
    if (type !== "abort") added.push({ type, signal })
  })
  const page = createTestPage()
  expect(added.map(({ type }) => type)).toContain("click")
  page.stop()
  expect(added.filter(({ signal }) => !signal?.aborted).map(({ type }) => type)).toEqual([])
  add.mockRestore()
})

it("throws where a service is replaced that was handed out", () => {
  const page = createTestPage()
  const service = {}
  page.services.set("test.service", service)
  page.services.set("test.service", service)
  expect(() => page.services.set("test.service", {})).toThrow("test.service")
  expect(page.services.get("test.service")).toBe(service)
  page.stop()
})

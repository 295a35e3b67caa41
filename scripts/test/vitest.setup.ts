import { MessageChannel } from "node:worker_threads"
import { afterAll, afterEach, beforeEach, expect, vi, type MockInstance } from "vitest"
import { recordPrototypes } from "./recordPrototypes.ts"

// The test environment's window lacks it.
Object.assign(globalThis, { MessageChannel })
// It has no layout, in which the page's scroller looks for sticky headers.
if (typeof document !== "undefined" && !("elementsFromPoint" in document))
  Object.defineProperty(Reflect.getPrototypeOf(document), "elementsFromPoint", { configurable: true, value: () => [] })

// Files of one process share the classes of their windows: an `animate` that one test adds would be there in the tests of the next file.
afterAll(recordPrototypes(globalThis))

/** An unexpected console.error fails the test that caused it; a test that expects one spies on it. */
let consoleError: MockInstance<typeof console.error>

beforeEach(() => {
  consoleError = vi.spyOn(console, "error")
})

afterEach(() => {
  const calls = consoleError.mock.calls
  consoleError.mockRestore()
  expect(calls, "console.error was called").toEqual([])
})

import { afterEach, beforeEach, expect, vi, type MockInstance } from "vitest"

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

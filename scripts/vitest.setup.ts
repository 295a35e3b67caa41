import { afterEach, beforeEach, expect, vi } from "vitest"

/** A console.error nobody expected fails the test that caused it: spy on it in the test to expect one. */
let consoleError: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  consoleError = vi.spyOn(console, "error")
})

afterEach(() => {
  const calls: unknown[][] = consoleError.mock.calls
  consoleError.mockRestore()
  expect(calls, "console.error was called").toEqual([])
})

import { afterEach, beforeEach, expect, vi, type MockInstance } from "vitest"

/** A console.error nobody expected fails the test that caused it: spy on it in the test to expect one. */
let consoleError: MockInstance<typeof console.error>

beforeEach(() => {
  consoleError = vi.spyOn(console, "error")
})

afterEach(() => {
  const calls = consoleError.mock.calls
  consoleError.mockRestore()
  expect(calls, "console.error was called").toEqual([])
})

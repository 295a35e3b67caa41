import { expect, it, vi } from "vitest"
import { attempt } from "./attempt.ts"

const fail = vi.fn()
const page = { reports: { fail } }
const attempted = { during: "event", widget: "bell" } as const
const cause = new Error("broken")
const breakDown = (): number => {
  throw cause
}

it("returns the result of the call, whatever it is", () => {
  expect(attempt(page, attempted, () => 440, 0)).toBe(440)
  expect(attempt<number | undefined>(page, attempted, () => undefined, 0)).toBeUndefined()
  expect(fail).not.toHaveBeenCalled()
})

it("reports a call that throws, and returns the fallback", () => {
  expect(attempt(page, attempted, breakDown, 0)).toBe(0)
  expect(attempt(page, attempted, breakDown)).toBeUndefined()
  expect(fail.mock.calls).toEqual([[{ ...attempted, cause }], [{ ...attempted, cause }]])
})

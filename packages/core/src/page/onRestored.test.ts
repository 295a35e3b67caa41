import { expect, it, vi } from "vitest"
import { onRestored } from "./onRestored.ts"

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }))

it("runs at each return from the back/forward cache, until the signal is aborted", () => {
  const aborter = new AbortController()
  const run = vi.fn()
  onRestored({ window }, run, aborter.signal)
  show(false)
  expect(run).not.toHaveBeenCalled()
  show(true)
  show(true)
  expect(run).toHaveBeenCalledTimes(2)
  aborter.abort()
  show(true)
  expect(run).toHaveBeenCalledTimes(2)
})

import { createTestPage } from "@ringside/testing"
import { afterEach, expect, it, vi } from "vitest"
import { onPartialRefresh } from "./customizer.ts"

afterEach(() => void Reflect.deleteProperty(window, "wp"))

it("receives markup that the customiser renders anew, until the page stops", () => {
  const partials = { bind: vi.fn(), unbind: vi.fn() }
  // The platform's `customize` is a function with members.
  const customize = Object.assign(() => undefined, { selectiveRefresh: partials })
  Reflect.set(window, "wp", { customize })
  const page = createTestPage()
  const listener = vi.fn()
  onPartialRefresh(page, listener)
  expect(partials.bind.mock.calls).toEqual([["partial-content-rendered", listener]])
  page.stop()
  expect(partials.unbind.mock.calls).toEqual([["partial-content-rendered", listener]])
})

it.each([[undefined], [null], ["wp"], [{}], [{ customize: null }], [{ customize: { selectiveRefresh: {} } }]])(
  "does nothing on a page where wp is %j",
  (wp) => {
    Reflect.set(window, "wp", wp)
    const page = createTestPage()
    onPartialRefresh(page, () => undefined)
    page.stop()
  },
)

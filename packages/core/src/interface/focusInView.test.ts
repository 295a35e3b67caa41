import { scrollerService } from "./scrollerService.ts"
import { afterEach, expect, it, vi } from "vitest"
import { find } from "../page/findForTests.ts"
import { focusInView } from "./focusInView.ts"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"

let page: PageForTests | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
})

it("focuses without the browser's own scrolling, and leaves that to the page's scroller", () => {
  document.body.innerHTML = "<input>"
  page = createPageForTests(window)
  const reveal = vi.fn()
  scrollerService.provide(page, { to: () => Promise.resolve(true), reveal })
  const field = find("input")
  const focus = vi.spyOn(field, "focus")
  focusInView(page, field)
  expect({ ...focus.mock.calls[0]?.[0] }).toEqual({ preventScroll: true })
  expect(reveal.mock.calls).toEqual([[field]])
  expect(document.activeElement).toBe(field)
})

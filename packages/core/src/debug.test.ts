import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createPageForTests, type PageForTests } from "./assembly/pageForTests.ts"
import { openDebugPanel } from "./debug.ts"

let page: PageForTests

beforeEach(() => {
  document.body.innerHTML = "<button>Page</button>"
  page = createPageForTests(window)
})
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

const findHost = () => document.querySelector("[data-ringside-debug]")
const findPanel = () => findHost()?.shadowRoot?.querySelector<HTMLElement>("aside")

it("leaves the focus where it is when it opens, moves it there when it is open, and back when it closes", () => {
  const button = document.querySelector("button")
  button?.focus()
  openDebugPanel(page, { parts: [] })
  expect(document.activeElement).toBe(button)
  const panel = findPanel()
  const focus = panel && vi.spyOn(panel, "focus")
  openDebugPanel(page, { parts: [] })
  expect(focus).toHaveBeenCalledTimes(1)
  expect(document.querySelectorAll("[data-ringside-debug]")).toHaveLength(1)
  const back = button && vi.spyOn(button, "focus")
  findHost()?.shadowRoot?.querySelector<HTMLElement>(".close")?.click()
  expect([findHost(), back?.mock.calls.length]).toEqual([null, 1])
})

it("listens to the end of the page no longer than it is open", () => {
  openDebugPanel(page, { parts: [] })
  document.querySelector("button")?.focus()
  openDebugPanel(page, { parts: [] })
  findHost()?.shadowRoot?.querySelector<HTMLElement>(".close")?.click()
  openDebugPanel(page, { parts: [] })
  const removed: unknown[] = []
  vi.spyOn(Element.prototype, "remove").mockImplementation(function (this: Element) {
    removed.push(this)
    this.parentNode?.removeChild(this)
  })
  const host = findHost()
  page.stop()
  vi.restoreAllMocks()
  expect(removed).toEqual([host])
})

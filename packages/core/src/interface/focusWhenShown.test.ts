import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { find } from "../page/findForTests.ts"
import { focusWhenShown } from "./focusWhenShown.ts"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"

let page: PageForTests
/** Whether a transition hides the button; happy-dom focuses what isn't visible. */
let isHidden = true

beforeEach(() => {
  document.body.innerHTML = '<a href="#">Opener</a><div tabindex="-1"><button>Close</button></div>'
  page = createPageForTests(window)
  isHidden = true
  const { focus } = HTMLElement.prototype
  vi.spyOn(button(), "focus").mockImplementation((options) => {
    if (!isHidden) focus.call(button(), options)
  })
  find("a").focus()
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

const button = () => find("button")

it("tries in each frame until the element takes focus", async () => {
  focusWhenShown(page, button)
  await page.clock.advance(500)
  expect(document.activeElement).toBe(find("a"))
  isHidden = false
  await page.clock.advance(20)
  expect(document.activeElement).toBe(button())
  expect(page.clock.waiting).toEqual([])
  expect({ ...vi.mocked(button().focus).mock.lastCall?.[0] }).toEqual({ preventScroll: true })
})

it("gives up after a second", async () => {
  focusWhenShown(page, button)
  await page.clock.advance(1020)
  expect(page.clock.waiting).toEqual([])
  expect(document.activeElement).toBe(find("a"))
})

it("begins after a delay", async () => {
  isHidden = false
  focusWhenShown(page, button, 100)
  await page.clock.advance(99)
  expect(document.activeElement).toBe(find("a"))
  await page.clock.advance(1)
  expect(document.activeElement).toBe(button())
})

it.each([
  ["the shopper moves focus", () => find("div").focus()],
  ["there is nothing left to focus", () => button().remove()],
  ["it is stopped", () => stop()],
])("ends when %s", async (_, end) => {
  stop = focusWhenShown(page, () => document.querySelector("button"))
  await page.clock.advance(100)
  end()
  const { activeElement } = document
  isHidden = false
  await page.clock.advance(1000)
  expect(document.activeElement).toBe(activeElement)
  expect(page.clock.waiting).toEqual([])
})

it("goes on when the focused element has become inert and focus is on the page", async () => {
  focusWhenShown(page, button)
  find("a").blur()
  isHidden = false
  await page.clock.advance(20)
  expect(document.activeElement).toBe(button())
})

let stop: () => void = () => undefined

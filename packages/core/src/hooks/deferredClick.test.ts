import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { answerMovedControls } from "./movedControls.ts"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"

let page: PageForTests

beforeEach(() => {
  page = createPageForTests(window)
  document.body.innerHTML = "<button>+</button>"
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

it.each([
  ["each is replayed at its place when the code has started", true, [0, 1, 2]],
  ["one is released when the code can't be had", false, [0]],
])("of three clicks on a control, %s", async (_, hasStarted, places) => {
  const pressed = vi.fn<(event: MouseEvent) => void>()
  const button = document.body.querySelector("button")
  button?.addEventListener("click", pressed)
  let settle: ((hasStarted: boolean) => void) | undefined
  const until = new Promise<boolean>((resolve) => (settle = resolve))
  for (let press = 0; press < 3 && button; press += 1)
    page.deferClick(button, { until, giveUp: vi.fn(), repetition: new MouseEvent("click", { clientX: press }) })
  expect([button?.getAttribute("aria-busy"), pressed.mock.calls.length]).toEqual(["true", 0])
  settle?.(hasStarted)
  await until
  await Promise.resolve()
  expect(button?.hasAttribute("aria-busy")).toBe(false)
  expect(pressed.mock.calls.map(([event]) => event.clientX)).toEqual(places)
})

it("are released to the browser, one per control, when the page stops while the code loads", async () => {
  const pressed = vi.fn<(event: MouseEvent) => void>()
  const [button, gone] = [document.createElement("button"), document.createElement("button")]
  document.body.replaceChildren(button, gone)
  let settle: ((hasStarted: boolean) => void) | undefined
  const until = new Promise<boolean>((resolve) => (settle = resolve))
  for (const control of [button, button, gone]) {
    control.addEventListener("click", pressed)
    page.deferClick(control, { until, giveUp: vi.fn(), repetition: new MouseEvent("click") })
  }
  gone.remove()
  page.stop()
  await Promise.resolve()
  expect([button.hasAttribute("aria-busy"), pressed.mock.calls.length]).toEqual([false, 1])
  settle?.(true)
  await until
  await Promise.resolve()
  expect(pressed).toHaveBeenCalledOnce()
})

it("is replayed on the control's replacement, or answered by a message when the control is gone", async () => {
  const [error, answered] = [vi.fn(), vi.fn()]
  const find = (control: Element, _: HTMLElement, replacement?: HTMLElement) =>
    control.id === "kept" ? replacement?.querySelector("button") : null
  answerMovedControls({ ...page, notices: { error } }, (...place) => find(...place) ?? undefined)
  document.body.innerHTML = '<ul><li><button id="kept">+</button></li></ul><p><button>-</button></p>'
  const fresh = document.createElement("ul")
  fresh.innerHTML = "<li><button>+</button></li>"
  fresh.addEventListener("click", answered)
  const done = Promise.resolve(true)
  for (const button of document.querySelectorAll("button")) {
    page.deferClick(button, { until: done, giveUp: vi.fn(), repetition: new MouseEvent("click", { bubbles: true }) })
  }
  const list = document.querySelector("ul")
  document.querySelector("p")?.remove()
  list?.replaceWith(fresh)
  if (list) page.decorations.replacements.set(list, fresh)
  await done
  await Promise.resolve()
  expect(answered).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(fresh.querySelector("button"))
  expect(error.mock.calls).toEqual([["The page has changed meanwhile. Please try again."]])
})

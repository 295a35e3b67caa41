import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createPageForTests, type PageForTests } from "./pageForTests.ts"

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

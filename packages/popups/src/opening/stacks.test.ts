import { describe, expect, it, vi } from "vitest"
import { closePopup } from "./closePopup.ts"
import { openPopup } from "./openPopup.ts"
import { instantly, usePopups } from "../popupsForTests.ts"
import { memberRequestsService } from "../publicApi/memberRequests.ts"

const start = usePopups()

function on(name: string, id: number, run: () => void, signal: AbortSignal): void {
  const listener = ({ target }: Event) => {
    if (target instanceof Element && target.id === `pum-${String(id)}`) run()
  }
  document.addEventListener(name, listener, { signal })
}

describe("a listener of the page that closes a popup as soon as it has opened", () => {
  it.each(["pumAfterOpen", "pumSetupClose"])(
    "at %s: it stays where it closed, and its callback runs once",
    async (name) => {
      const { page, log, find } = await start({ 1: instantly() })
      const closed = vi.fn()
      on(name, 1, () => closePopup(find(1), { done: closed }), page.signal)
      openPopup(find(1))
      expect(closed).not.toHaveBeenCalled()
      await page.clock.advance(500)
      expect([find(1).state, closed.mock.calls.length]).toEqual(["closed", 1])
      const events = log.length
      window.dispatchEvent(new Event("resize"))
      await page.clock.advance(1000)
      expect(log).toHaveLength(events)
      expect(find(1).container.getAttribute("style")).toBeNull()
    },
  )
})

it("a listener that closes the popup during its close event changes nothing", async () => {
  const { page, log, find } = await start({ 1: instantly() })
  on("pumBeforeClose", 1, () => closePopup(find(1)), page.signal)
  openPopup(find(1))
  closePopup(find(1), { isInstant: true })
  expect(log.slice(-2)).toEqual(["1:pumBeforeClose", "1:pumAfterClose"])
  expect(log.filter((event) => event === "1:pumBeforeClose")).toHaveLength(1)
})

it("a running close that is ended at once calls back all who asked for it", async () => {
  const { find } = await start({ 1: { animation_type: "fade", animation_speed: 5000 } })
  openPopup(find(1))
  const [first, second] = [vi.fn(), vi.fn()]
  closePopup(find(1), { done: first })
  expect(find(1).state).toBe("closing")
  closePopup(find(1), { isInstant: true, done: second })
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
})

it("a popup that is taken out of the page while it is open is reported as no longer open", async () => {
  const { page, find } = await start({ 1: instantly() })
  const received: unknown[] = []
  const { subscribe } = await memberRequestsService.of(page).ready
  subscribe(({ open }) => received.push(open))
  openPopup(find(1))
  find(1).root.remove()
  page.scan()
  expect(received).toEqual([[], [1], []])
})

it("focus returns to the page from a popup that replaced the one it was opened from", async () => {
  const { find } = await start({ 1: instantly(), 2: instantly() }, { content: "<button>Next</button>" })
  const main = document.querySelector("main")
  main?.insertAdjacentHTML("beforeend", '<button id="first">Open</button>')
  document.getElementById("first")?.focus()
  openPopup(find(1))
  expect(find(1).root.contains(document.activeElement)).toBe(true)
  const opener = find(1).root.querySelector("button")
  // Happy DOM doesn't apply that a closed popup isn't displayed.
  if (opener) opener.checkVisibility = () => find(1).state !== "closed"
  openPopup(find(2), { opener })
  closePopup(find(2), { isInstant: true })
  expect(document.activeElement?.id).toBe("first")
})

describe("a popup that closes at presses outside", () => {
  const press = (from: Element | null, to: Element | null, clicked: Element | null) => {
    for (const [type, target] of [
      ["pointerdown", from],
      ["pointerup", to],
      ["click", clicked],
    ] as const)
      target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  }

  it("stays open at a press in a dialog of the page, and at one that ends in the popup", async () => {
    const { find } = await start({ 1: instantly({ close_on_overlay_click: true }) })
    openPopup(find(1))
    document.querySelector("main")?.insertAdjacentHTML("beforeend", "<dialog open><button>Done</button></dialog>")
    const [main, button] = [document.querySelector("main"), document.querySelector("dialog button")]
    press(button, button, button)
    expect(find(1).state).toBe("open")
    // The browser sends the click to what both have in common.
    press(find(1).root, find(1).container, find(1).root)
    expect(find(1).state).toBe("open")
    press(main, main, main)
    expect(find(1).state).not.toBe("open")
  })
})

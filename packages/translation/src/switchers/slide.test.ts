import { defineBehaviour, startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, describe, expect, it, vi } from "vitest"
import { slide } from "./slide.ts"

let page: TestPage | undefined
afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const opened = { expanded: "true", isOpen: true, isTransitioning: false, isHidden: false, isInert: false }
const closed = { expanded: "false", isOpen: false, isTransitioning: false, isHidden: true, isInert: true }

function open(transitionDuration: string) {
  document.body.innerHTML = "<nav><button>Language</button><div><a href='/'>Español</a></div></nav>"
  const [root] = document.getElementsByTagName("nav")
  const [control] = document.getElementsByTagName("button")
  const [list] = document.getElementsByTagName("div")
  if (!root || !control || !list) throw new Error("The page has no switcher.")
  const style = vi.spyOn(window, "getComputedStyle")
  style.mockReturnValue({ getPropertyValue: () => transitionDuration } as unknown as CSSStyleDeclaration)
  const shown = { show: (_isOpen: boolean, _then?: () => void) => {} }
  page = createTestPage()
  const behaviour = defineBehaviour({
    name: "slide",
    selector: "nav",
    connect: (_: HTMLElement, scope) => () => {
      shown.show = slide({ root, control, list }, scope)
    },
  })
  startBehaviour(behaviour, page)
  const read = () => ({
    expanded: control.getAttribute("aria-expanded"),
    isOpen: root.classList.contains("is-open"),
    isTransitioning: root.classList.contains("is-transitioning"),
    isHidden: list.hasAttribute("hidden"),
    isInert: list.hasAttribute("inert"),
  })
  const endTransition = (propertyName: string, element: Element | null = list) =>
    element?.dispatchEvent(Object.assign(new Event("transitionend", { bubbles: true }), { propertyName }))
  return { show: shown.show, list, read, endTransition, clock: page.clock }
}

describe("a list with a transition", () => {
  it("is shown first, opens in the next frame, and is open when the transition of its height has ended", async () => {
    const { show, list, read, endTransition, clock } = open("0s, 0.2s")
    const then = vi.fn()
    expect(read()).toEqual(closed)
    show(true, then)
    expect(read()).toEqual({ ...closed, isTransitioning: true, isHidden: false, isInert: false })
    await clock.advance(16)
    expect(read()).toEqual({ ...opened, isTransitioning: true })
    endTransition("opacity")
    endTransition("max-height", list.firstElementChild)
    expect([read().isTransitioning, then.mock.calls.length]).toEqual([true, 0])
    endTransition("max-height")
    expect([read(), then.mock.calls.length]).toEqual([opened, 1])
    endTransition("max-height")
    await clock.advance(1000)
    expect(then).toHaveBeenCalledOnce()
  })

  it("is hidden only after it has closed", async () => {
    const { show, read, endTransition, clock } = open("0.2s")
    show(true)
    await clock.advance(16)
    endTransition("max-height")
    show(false)
    expect(read()).toEqual({ ...opened, isTransitioning: true })
    await clock.advance(16)
    expect(read()).toEqual({ ...closed, isTransitioning: true, isHidden: false, isInert: false })
    endTransition("max-height")
    expect(read()).toEqual(closed)
  })

  it("is open after 400 ms when no end of the transition is reported", async () => {
    const { show, read, clock } = open("0.2s")
    const then = vi.fn()
    show(true, then)
    await clock.advance(16 + 399)
    expect([read().isTransitioning, then.mock.calls.length]).toEqual([true, 0])
    await clock.advance(1)
    expect([read(), then.mock.calls.length]).toEqual([opened, 1])
  })

  it("that is closed while it opens stays closed, and its callback isn't called", async () => {
    const { show, read, endTransition, clock } = open("0.2s")
    const then = vi.fn()
    show(true, then)
    await clock.advance(16)
    show(false)
    await clock.advance(16)
    endTransition("max-height")
    await clock.advance(1000)
    expect([read(), then.mock.calls.length]).toEqual([closed, 0])
  })
})

describe("at once", () => {
  it.each([
    ["a list without a transition", "0s", false],
    ["a list with one, for shoppers who want less motion,", "0.2s", true],
  ])("%s opens and closes", (_, duration, matches) => {
    const { show, read } = open(duration)
    vi.spyOn(window, "matchMedia").mockImplementation(
      (query) => ({ matches: matches && query.includes("reduced-motion") }) as MediaQueryList,
    )
    const then = vi.fn()
    show(true, then)
    expect([read(), then.mock.calls.length]).toEqual([opened, 1])
    show(false)
    expect(read()).toEqual(closed)
  })
})

import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { edgesService } from "./edgesService.ts"
import { find } from "../page/findForTests.ts"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"

let page: PageForTests
let resize: () => void
/** The element that covers the middle of the focused control. */
let cover: Element | null

const documentPrototype: object = Reflect.getPrototypeOf(document) ?? document

beforeEach(() => {
  cover = null
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(call: () => void) {
        resize = call
      }
      observe = () => resize()
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
  Object.defineProperty(documentPrototype, "elementFromPoint", { configurable: true, value: () => cover })
  Object.defineProperty(window, "innerHeight", { configurable: true, value: 800 })
  Object.defineProperty(window, "innerWidth", { configurable: true, value: 400 })
  document.body.innerHTML = '<p id="bar" style="position: fixed"></p><a id="link" href="/">Link</a>'
  page = createPageForTests(window)
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body]) element.removeAttribute("style")
  vi.unstubAllGlobals()
})

/** Places an element, whose `translate` moves it. */
function place(
  element: HTMLElement,
  { top, width = 400, height }: { top: number; width?: number; height: number },
): void {
  const read = () => {
    const movedPx = Number.parseFloat(element.style.getPropertyValue("translate").split(" ")[1] ?? "0")
    return new DOMRect(0, top + movedPx, width, height)
  }
  element.getBoundingClientRect = read
  element.getClientRects = () => [read()] as unknown as DOMRectList
}

const readPaddings = () => {
  const { style } = document.documentElement
  return [
    style.getPropertyValue("scroll-padding-top"),
    style.getPropertyValue("scroll-padding-bottom"),
    document.body.style.paddingBottom,
  ]
}

describe("what is fixed in the window", () => {
  it.each([
    ["at the top", { top: 8, height: 60 }, ["calc(0px + 68px)", "", ""]],
    ["across the bottom", { top: 700, height: 100 }, ["", "calc(0px + 100px)", "calc(0px + 100px)"]],
    ["in a corner of the bottom", { top: 740, width: 44, height: 44 }, ["", "calc(0px + 60px)", ""]],
    ["over most of the window", { top: 100, height: 700 }, ["", "", ""]],
    ["nowhere, since it is hidden", { top: 0, height: 0 }, ["", "", ""]],
  ])("%s adds what it covers to the page's paddings, until it goes", (_, box, expected) => {
    const until = new AbortController()
    place(find("#bar"), box)
    edgesService.of(page).add(find("#bar"), until.signal)
    expect(readPaddings()).toEqual(expected)
    until.abort()
    expect(readPaddings()).toEqual(["", "", ""])
  })

  it("adds to the host's own scroll-padding, of which it keeps what the host has written", () => {
    document.documentElement.setAttribute("style", "scroll-padding-top: 20px")
    place(find("#bar"), { top: 0, height: 60 })
    edgesService.of(page).add(find("#bar"), page.signal)
    resize()
    expect(readPaddings()[0]).toBe("calc(20px + 60px)")
    page.stop()
    expect(document.documentElement.getAttribute("style")).toBe("scroll-padding-top: 20px")
  })

  it("is ignored where it is in the page's flow", () => {
    find("#bar").style.position = "static"
    place(find("#bar"), { top: 0, height: 60 })
    edgesService.of(page).add(find("#bar"), page.signal)
    expect(readPaddings()).toEqual(["", "", ""])
  })
})

describe("a control that is covered", () => {
  const focus = () => {
    const link = find("#link")
    // The keyboard has brought focus.
    const matches = link.matches.bind(link)
    vi.spyOn(link, "matches").mockImplementation((selector) => selector === ":focus-visible" || matches(selector))
    link.focus()
    page.clock.pass(20)
  }

  it.each([
    ["above it", { top: 700, height: 100 }, { top: 760, height: 30 }, "0 -48px"],
    ["below it", { top: 0, height: 100 }, { top: 10, height: 30 }, "0 48px"],
  ])("moves the covering element %s while it has focus", (_, bar, link, expected) => {
    place(find("#bar"), bar)
    place(find("#link"), link)
    edgesService.of(page).add(find("#bar"), page.signal)
    cover = find("#bar")
    focus()
    expect(find("#bar").style.getPropertyValue("translate")).toBe(expected)
    cover = null
    find("#link").dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
    page.clock.pass(20)
    expect(find("#bar").getAttribute("style")).toBe("position: fixed")
  })

  it("leaves the moved element in place while the shopper presses in it, and moves it back on scroll", () => {
    place(find("#bar"), { top: 700, height: 100 })
    place(find("#link"), { top: 760, height: 30 })
    find("#bar").innerHTML = "<button>Dismiss</button>"
    edgesService.of(page).add(find("#bar"), page.signal)
    cover = find("#bar")
    focus()
    cover = null
    find("#bar button").focus()
    page.clock.pass(20)
    expect(find("#bar").style.getPropertyValue("translate")).toBe("0 -48px")
    for (let scrolled = 0; scrolled < 2; scrolled += 1) document.dispatchEvent(new Event("scrollend"))
    expect(find("#bar").getAttribute("style")).toBe("position: fixed")
  })

  it("moves the element back after scrolling in a browser without `scrollend`", () => {
    for (let owner: object | null = document; owner; owner = Reflect.getPrototypeOf(owner)) {
      const [holder, handler] = [owner, Object.getOwnPropertyDescriptor(owner, "onscrollend")]
      if (!handler) continue
      Reflect.deleteProperty(holder, "onscrollend")
      onTestFinished(() => void Object.defineProperty(holder, "onscrollend", handler))
    }
    expect("onscrollend" in document).toBe(false)
    place(find("#bar"), { top: 700, height: 100 })
    place(find("#link"), { top: 760, height: 30 })
    edgesService.of(page).add(find("#bar"), page.signal)
    cover = find("#bar")
    focus()
    for (let scrolled = 0; scrolled < 2; scrolled += 1) {
      document.dispatchEvent(new Event("scroll"))
      document.dispatchEvent(new Event("scroll"))
      page.clock.pass(150)
    }
    expect(find("#bar").getAttribute("style")).toBe("position: fixed")
  })

  it("moves nothing after the page has stopped", () => {
    place(find("#bar"), { top: 700, height: 100 })
    place(find("#link"), { top: 760, height: 30 })
    edgesService.of(page).add(find("#bar"), new AbortController().signal)
    cover = find("#bar")
    const link = find("#link")
    vi.spyOn(link, "matches").mockReturnValue(true)
    link.focus()
    page.stop()
    page.clock.pass(20)
    expect(find("#bar").getAttribute("style")).toBe("position: fixed")
  })

  it("keeps the element aside while another box of the page scrolls", () => {
    place(find("#bar"), { top: 700, height: 100 })
    place(find("#link"), { top: 760, height: 30 })
    edgesService.of(page).add(find("#bar"), page.signal)
    cover = find("#bar")
    focus()
    for (let scrolled = 0; scrolled < 3; scrolled += 1)
      find("#link").dispatchEvent(new Event("scrollend", { bubbles: true }))
    expect(find("#bar").style.getPropertyValue("translate")).toBe("0 -48px")
  })

  it("is measured with the theme's transitions paused, and resumed afterwards", () => {
    place(find("#bar"), { top: 700, height: 100 })
    place(find("#link"), { top: 760, height: 30 })
    edgesService.of(page).add(find("#bar"), page.signal)
    cover = find("#bar")
    focus()
    expect(find("#bar").style.getPropertyValue("transition")).toContain("none")
    const seen: string[] = []
    Object.defineProperty(documentPrototype, "elementFromPoint", {
      configurable: true,
      value: () => {
        seen.push(find("#bar").style.getPropertyValue("transition"))
        return null
      },
    })
    find("#link").dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
    page.clock.pass(20)
    expect(seen[0]).toContain("none")
    expect(find("#bar").getAttribute("style")).toBe("position: fixed")
  })

  it("moves nothing that isn't fixed at an edge", () => {
    place(find("#bar"), { top: 700, height: 100 })
    place(find("#link"), { top: 760, height: 30 })
    edgesService.of(page).add(find("#bar"), page.signal)
    cover = document.body
    focus()
    expect(find("#bar").getAttribute("style")).toBe("position: fixed")
  })
})

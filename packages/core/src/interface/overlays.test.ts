import { createDecorations } from "../behaviours/decorations.ts"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { find } from "../page/findForTests.ts"
import type { FocusTrapModule } from "./focusTrap.ts"
import { createOverlays } from "./overlays.ts"

const html =
  '<header></header><main><section id="drawer"></section><p></p></main><div id="popup"></div><div id="backdrop"></div><div aria-live="polite"></div><footer inert=""></footer>'

let aborter = new AbortController()

beforeEach(() => {
  aborter = new AbortController()
  document.body.innerHTML = html
})

afterEach(() => aborter.abort())

function createSetup() {
  const trap = { activate: vi.fn(), deactivate: vi.fn(), pause: vi.fn(), unpause: vi.fn() }
  const module: FocusTrapModule = { createFocusTrap: () => trap }
  const loaded = Promise.resolve(module)
  return {
    overlays: createOverlays({
      window,
      signal: aborter.signal,
      loadFocusTrap: () => loaded,
      inert: createDecorations(),
      pinned: createDecorations(),
    }),
    trap,
    loaded,
  }
}

const listInert = () => [...document.querySelectorAll("[inert]")].map(({ id, localName }) => id || localName)

function press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init })
  document.body.dispatchEvent(event)
  return event
}

describe("a request of the browser to close, as in a video's own controls,", () => {
  class Watcher extends EventTarget {
    static readonly all: Watcher[] = []
    isDestroyed = false
    constructor() {
      super()
      Watcher.all.push(this)
    }
    destroy(): void {
      this.isDestroyed = true
    }
  }
  const listLive = () => Watcher.all.filter(({ isDestroyed }) => !isDestroyed)
  /** The browser asks by the last watcher, which it then drops. */
  const request = () => {
    const last = listLive().at(-1)
    if (last) last.isDestroyed = true
    last?.dispatchEvent(new Event("close"))
  }

  beforeEach(() => {
    Watcher.all.length = 0
    Object.assign(window, { CloseWatcher: Watcher })
  })
  afterEach(() => void Reflect.deleteProperty(window, "CloseWatcher"))

  it("closes the top overlay once, and is not requested afterwards", () => {
    const { overlays } = createSetup()
    const onEscape = vi.fn(() => close())
    const close: () => void = overlays.open({ element: find("#popup"), isModal: true, onEscape })
    request()
    expect(onEscape).toHaveBeenCalledOnce()
    expect([overlays.isAnyOpen, listLive()]).toEqual([false, []])
  })

  it("is renewed where the overlay stays open, and ends with the page", () => {
    const { overlays } = createSetup()
    const onEscape = vi.fn(() => false)
    overlays.open({ element: find("#popup"), isModal: true, onEscape })
    request()
    request()
    expect(onEscape).toHaveBeenCalledTimes(2)
    aborter.abort()
    expect(listLive()).toEqual([])
  })

  it("is ignored after a key that the page has handled, such as one for a calendar above", () => {
    vi.useFakeTimers()
    const { overlays } = createSetup()
    const onEscape = vi.fn()
    overlays.open({ element: find("#popup"), isModal: true, onEscape, layers: "header" })
    find("header").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))
    request()
    expect(onEscape).not.toHaveBeenCalled()
    // In the next task, the key's own is over.
    vi.runAllTimers()
    request()
    expect(onEscape).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  it.each([
    ["a dialog, which is asked itself", "dialog", {}],
    ["what isn't modal", "header", { isModal: false }],
    ["what doesn't close by Escape", "header", { isAskedToClose: false }],
  ])("isn't watched for %s", (_, name, more) => {
    const { overlays } = createSetup()
    const element = document.body.appendChild(document.createElement(name))
    overlays.open({ element, isModal: true, onEscape: vi.fn(), ...more })
    expect(Watcher.all).toEqual([])
  })
})

describe("a modal overlay", () => {
  it("makes everything inert but its companions and live regions, and restores it", () => {
    const { overlays } = createSetup()
    const close = overlays.open({
      element: find("#drawer"),
      isModal: true,
      companions: [find("#backdrop")],
      onEscape: vi.fn(),
    })
    expect(listInert()).toEqual(["header", "p", "popup", "footer"])
    expect(overlays.isAnyOpen).toBe(true)
    close()
    close()
    expect(document.body.innerHTML).toBe(html)
    expect(overlays.isAnyOpen).toBe(false)
  })

  it("isn't made inert by one that lies below it", () => {
    const { overlays } = createSetup()
    const closeDrawer = overlays.open({ element: find("#drawer"), isModal: true, onEscape: vi.fn() })
    const closePopup = overlays.open({ element: find("#popup"), isModal: true, onEscape: vi.fn() })
    expect(listInert()).toEqual(["header", "main", "backdrop", "footer"])
    closePopup()
    expect(listInert()).toEqual(["header", "p", "popup", "backdrop", "footer"])
    closeDrawer()
    expect(document.body.innerHTML).toBe(html)
  })

  it("leaves a menu above it usable", () => {
    const { overlays } = createSetup()
    overlays.open({ element: find("#drawer"), isModal: true, onEscape: vi.fn() })
    overlays.open({ element: find("#popup"), isModal: false, onEscape: vi.fn() })
    expect(listInert()).toEqual(["header", "p", "backdrop", "footer"])
  })

  it.each([
    [true, ["hidden", "stable", ""]],
    [false, ["hidden", "", "15px"]],
  ])("stops the page behind from scrolling, once for all, at the same width (gutters: %s)", (canKeepGutter, styles) => {
    vi.stubGlobal("CSS", { supports: () => canKeepGutter })
    const { overlays } = createSetup()
    const { documentElement: root } = document
    root.style.overflow = "clip"
    const before = root.getAttribute("style")
    vi.spyOn(root, "clientWidth", "get").mockReturnValue(window.innerWidth - 15)
    const closes = ["drawer", "popup"].map((id) =>
      overlays.open({ element: find(`#${id}`), isModal: true, onEscape: vi.fn() }),
    )
    const { overflow, scrollbarGutter, paddingInlineEnd } = root.style
    expect([overflow, scrollbarGutter, paddingInlineEnd]).toEqual(styles)
    closes[0]?.()
    expect(root.style.overflow).toBe("hidden")
    closes[1]?.()
    expect(root.getAttribute("style")).toBe(before)
    root.removeAttribute("style")
    vi.unstubAllGlobals()
  })

  it("takes the body's overflow where the page scrolls by it, which sticky headers need", () => {
    const { overlays } = createSetup()
    const { body, documentElement: root } = document
    body.setAttribute("style", "overflow-x: hidden")
    const close = overlays.open({ element: find("#drawer"), isModal: true, onEscape: vi.fn() })
    expect([root.style.overflow, document.adoptedStyleSheets.length]).toEqual(["hidden", 1])
    // A script that locks the page itself stores the body's style, and restores it after ours has closed.
    const stored = body.style.overflowX
    body.style.overflowX = "clip"
    close()
    expect([root.style.overflow, document.adoptedStyleSheets.length]).toEqual(["", 0])
    body.style.overflowX = stored
    expect(body.getAttribute("style")).toBe("overflow-x: hidden;")
    body.removeAttribute("style")
  })

  it("fills the screen without a strip of the page beside it", () => {
    const { overlays } = createSetup()
    const root = document.documentElement
    vi.stubGlobal("innerWidth", root.clientWidth + 15)
    const close = overlays.open({ element: find("#popup"), isModal: true, isFullScreen: true, onEscape: vi.fn() })
    expect(root.getAttribute("style")).toBe("overflow: hidden;")
    close()
    expect(root.hasAttribute("style")).toBe(false)
    vi.unstubAllGlobals()
  })

  it("traps focus while it is open, and not if it closed before the trap had loaded", async () => {
    const { overlays, trap, loaded } = createSetup()
    overlays.open({ element: find("#popup"), isModal: true, onEscape: vi.fn() })()
    const close = overlays.open({ element: find("#drawer"), isModal: true, onEscape: vi.fn() })
    await loaded
    expect(trap.activate).toHaveBeenCalledTimes(1)
    close()
    expect(trap.deactivate).toHaveBeenCalledTimes(1)
  })

  it("releases page and focus when everything stops", async () => {
    const { overlays, trap, loaded } = createSetup()
    const close = overlays.open({ element: find("#drawer"), isModal: true, onEscape: vi.fn() })
    await loaded
    aborter.abort()
    expect(trap.deactivate).toHaveBeenCalledTimes(1)
    expect(document.body.innerHTML).toBe(html)
    expect(document.documentElement.hasAttribute("style")).toBe(false)
    close()
    expect(trap.deactivate).toHaveBeenCalledTimes(1)
  })
})

describe("layers of others", () => {
  const layers = ".flatpickr-calendar, #footer-layer"
  const calendar = '<div class="flatpickr-calendar"><button id="day">1</button></div>'

  it("stay usable over the overlay that names them, at any place, and when another opens above", () => {
    const { overlays } = createSetup()
    find("#drawer").parentElement?.insertAdjacentHTML("beforeend", calendar)
    overlays.open({ element: find("#drawer"), isModal: true, layers, onEscape: vi.fn() })
    document.body.insertAdjacentHTML("beforeend", '<div><div id="footer-layer"></div><i></i></div>')
    overlays.open({ element: find("#popup"), isModal: false, onEscape: vi.fn() })
    expect(listInert()).toEqual(["header", "p", "backdrop", "footer", "i"])
  })

  it("are inert below an overlay that names none", () => {
    const { overlays } = createSetup()
    document.body.insertAdjacentHTML("beforeend", calendar)
    overlays.open({ element: find("#drawer"), isModal: true, onEscape: vi.fn() })
    expect(listInert()).toContain("div")
  })

  it("receive the keys pressed in them, and the page's other keys still work", () => {
    const { overlays } = createSetup()
    document.body.insertAdjacentHTML("beforeend", calendar)
    const onEscape = vi.fn()
    overlays.open({ element: find("#drawer"), isModal: true, layers, onEscape, onF4: onEscape })
    for (const key of ["Escape", "F4"]) {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
      find("#day").dispatchEvent(event)
      expect([event.defaultPrevented, onEscape.mock.calls.length]).toEqual([false, 0])
    }
    press("Escape")
    expect(onEscape).toHaveBeenCalledOnce()
  })

  it("may have focus: the trap pauses until focus returns, and does nothing after the overlay has closed", async () => {
    const { overlays, trap, loaded } = createSetup()
    document.body.insertAdjacentHTML("beforeend", calendar)
    const close = overlays.open({ element: find("#drawer"), isModal: true, layers, onEscape: vi.fn() })
    await loaded
    const focusIn = (id: string) => find(`#${id}`).dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
    focusIn("day")
    expect([trap.pause.mock.calls.length, trap.unpause.mock.calls.length]).toEqual([1, 0])
    focusIn("drawer")
    expect([trap.pause.mock.calls.length, trap.unpause.mock.calls.length]).toEqual([1, 1])
    close()
    focusIn("day")
    expect(trap.pause).toHaveBeenCalledTimes(1)
  })
})

describe("popups of other scripts", () => {
  const html = `<style>#drawer { position: fixed; z-index: 10 } .above { position: fixed; z-index: 11 } .below { z-index: 9 }</style>
    <div id="hidden" style="display: none"></div><div id="unseen" style="visibility: hidden"></div>
    <div id="banner" class="above"></div><div id="menu" class="below"><i class="above"></i></div>
    <div id="place"><div id="shown"></div><div id="late" style="display: none"></div></div>
    <div id="mixed"><div id="theirs" role="dialog" style="display: none"></div><b></b></div>`
  const openAmong = () => {
    const setup = createSetup()
    document.body.insertAdjacentHTML("beforeend", html)
    const onEscape = vi.fn()
    setup.overlays.open({ element: find("#drawer"), isModal: true, onEscape })
    return { ...setup, onEscape }
  }

  it("stay usable above the overlay, and where they aren't shown yet; what is below is inert", () => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return new DOMRect(0, 0, 800, this.id === "place" ? 0 : 10)
    })
    openAmong()
    expect(listInert()).toEqual(["header", "p", "popup", "backdrop", "footer", "menu", "shown", "b"])
    vi.restoreAllMocks()
  })

  it("leave keys to the overlay of ours that is above the top one", () => {
    const { overlays, onEscape } = openAmong()
    const onEscapeAbove = vi.fn()
    document.body.insertAdjacentHTML("beforeend", '<div id="own" class="above"><input id="inner"></div>')
    // Opened before the drawer, and drawn above it.
    overlays.open({ element: find("#own"), isModal: true, onEscape: onEscapeAbove })
    const close = overlays.open({ element: find("#drawer"), isModal: true, onEscape })
    document.elementFromPoint = () => find("#inner")
    find("#inner").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))
    expect([onEscapeAbove.mock.calls.length, onEscape.mock.calls.length]).toEqual([1, 0])
    close()
    Reflect.deleteProperty(document, "elementFromPoint")
  })

  it("are inert where a rule of the page has given them a layer that the browser ignores", () => {
    const { overlays } = createSetup()
    document.body.insertAdjacentHTML(
      "beforeend",
      '<div id="menu" style="position: fixed; z-index: 10"></div><div id="flat" style="position: static; z-index: 99">Flat</div>',
    )
    overlays.open({ element: find("#menu"), isModal: true, onEscape: vi.fn() })
    expect(listInert()).toContain("flat")
  })

  it("are inert below an overlay whose layer is below all others until it is shown", () => {
    const { overlays } = createSetup()
    document.body.insertAdjacentHTML("beforeend", '<div id="closed" style="position: fixed; z-index: -1"></div>')
    overlays.open({ element: find("#closed"), isModal: true, onEscape: vi.fn() })
    expect(listInert()).toEqual(["header", "main", "popup", "backdrop", "footer"])
  })

  it.each([
    ["that is seen, have focus and keys", "field", true],
    ["whose field is hidden behind the look of another, too", "look", true],
    ["that the overlay covers have neither", "drawer", false],
  ])("%s", async (_, seen, isTheirs) => {
    const { trap, loaded, onEscape } = openAmong()
    await loaded
    document.body.insertAdjacentHTML("beforeend", '<div id="added"><input id="field"><span id="look"></span></div>')
    document.elementFromPoint = () => find(`#${seen}`)
    find("#field").dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
    expect([trap.pause.mock.calls.length, trap.unpause.mock.calls.length]).toEqual(isTheirs ? [1, 0] : [0, 1])
    find("#field").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))
    expect(onEscape).toHaveBeenCalledTimes(isTheirs ? 0 : 1)
    Reflect.deleteProperty(document, "elementFromPoint")
  })
})

describe("an overlay that locks the page's scrolling alone", () => {
  it("makes nothing inert and traps no focus", async () => {
    const { overlays, trap, loaded } = createSetup()
    const close = overlays.open({ element: find("#popup"), isModal: false, locksScroll: true, onEscape: vi.fn() })
    await loaded
    expect([listInert(), document.documentElement.style.overflow]).toEqual([["footer"], "hidden"])
    expect(trap.activate).not.toHaveBeenCalled()
    close()
    expect(document.documentElement.hasAttribute("style")).toBe(false)
  })

  it("may be modal and leave the page to scroll", () => {
    const { overlays } = createSetup()
    overlays.open({ element: find("#popup"), isModal: true, locksScroll: false, onEscape: vi.fn() })
    expect([listInert(), document.documentElement.style.overflow]).toEqual([
      ["header", "main", "backdrop", "footer"],
      "",
    ])
  })

  it("keeps the lock while one of two is open", () => {
    const { overlays } = createSetup()
    const closeModal = overlays.open({ element: find("#drawer"), isModal: true, onEscape: vi.fn() })
    const close = overlays.open({ element: find("#popup"), isModal: false, locksScroll: true, onEscape: vi.fn() })
    closeModal()
    expect([listInert(), document.documentElement.style.overflow]).toEqual([["footer"], "hidden"])
    close()
    expect(document.documentElement.style.overflow).toBe("")
  })
})

describe("on iOS", () => {
  it("the page is pinned where it stands, once for all, and is put back there", () => {
    vi.stubGlobal("CSS", { supports: (property: string) => property === "-webkit-touch-callout" })
    const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined)
    vi.stubGlobal("scrollY", 640)
    document.body.setAttribute("style", "color: red; top: 1px")
    const { overlays } = createSetup()
    const closes = ["drawer", "popup"].map((id) =>
      overlays.open({ element: find(`#${id}`), isModal: true, onEscape: vi.fn() }),
    )
    const { position, top, width } = document.body.style
    expect([position, top, width]).toEqual(["fixed", "-640px", "100%"])
    closes[0]?.()
    expect(document.body.style.position).toBe("fixed")
    closes[1]?.()
    expect(document.body.getAttribute("style")).toBe("color: red; top: 1px")
    expect(scrollTo.mock.calls).toEqual([[{ left: 0, top: 640, behavior: "instant" }]])
    document.body.removeAttribute("style")
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
})

describe("Escape", () => {
  it("closes the top overlay", () => {
    const { overlays } = createSetup()
    const log: string[] = []
    const open = (id: string) => {
      const close = overlays.open({
        element: find(`#${id}`),
        isModal: true,
        onEscape() {
          log.push(id)
          close()
        },
      })
    }
    open("drawer")
    open("popup")
    const [first, second, third] = [press("Escape"), press("Escape"), press("Escape")]
    expect(log).toEqual(["popup", "drawer"])
    // Nobody's any more: the page may have it.
    expect([first, second, third].map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true, false])
  })

  it("that the top overlay ignores goes to the page, not to an overlay below", () => {
    const { overlays } = createSetup()
    const below = vi.fn()
    overlays.open({ element: find("#drawer"), isModal: true, onEscape: below })
    overlays.open({ element: find("#popup"), isModal: true, onEscape: () => false })
    expect(press("Escape").defaultPrevented).toBe(false)
    expect(below).not.toHaveBeenCalled()
  })

  it("works on a host that stops the propagation of keys", () => {
    const { overlays } = createSetup()
    const onEscape = vi.fn()
    document.body.addEventListener("keydown", (event) => event.stopImmediatePropagation(), { once: true })
    overlays.open({ element: find("#drawer"), isModal: true, onEscape })
    press("Escape")
    expect(onEscape).toHaveBeenCalledTimes(1)
  })

  it.each([
    ["of a text that is being composed", "Escape", { isComposing: true }],
    ["that is another key", "Enter", {}],
  ])("%s doesn't close the overlay", (_, key, init) => {
    const { overlays } = createSetup()
    const onEscape = vi.fn()
    overlays.open({ element: find("#drawer"), isModal: true, onEscape })
    press(key, init)
    expect(onEscape).not.toHaveBeenCalled()
  })
})

it("closes overlays, the top one first, before Turbo caches the page", () => {
  const { overlays } = createSetup()
  const log: string[] = []
  for (const id of ["drawer", "popup"]) {
    const close = overlays.open({
      element: find(`#${id}`),
      isModal: true,
      onEscape() {
        log.push(id)
        close()
      },
    })
  }
  document.dispatchEvent(new CustomEvent("turbo:before-cache"))
  expect(log).toEqual(["popup", "drawer"])
  expect(overlays.isAnyOpen).toBe(false)
})

it("closes before Turbo's cache although it ignores Escape", () => {
  const { overlays } = createSetup()
  const onLeave = vi.fn(() => close())
  const close = overlays.open({ element: find("#popup"), isModal: true, onEscape: () => false, onLeave })
  document.dispatchEvent(new CustomEvent("turbo:before-cache"))
  expect([onLeave.mock.calls.length, overlays.isAnyOpen]).toEqual([1, false])
})

describe("F4", () => {
  it("goes to the top overlay, if that listens to it", () => {
    const { overlays } = createSetup()
    const [onEscape, onF4] = [vi.fn(), vi.fn()]
    overlays.open({ element: find("#drawer"), isModal: true, onEscape, onF4 })
    expect(press("F4").defaultPrevented).toBe(true)
    expect(press("F4", { altKey: true }).defaultPrevented).toBe(false)
    expect(press("F4", { ctrlKey: true }).defaultPrevented).toBe(false)
    overlays.open({ element: find("#popup"), isModal: false, onEscape })
    expect(press("F4").defaultPrevented).toBe(false)
    expect([onF4, onEscape].map((listener) => listener.mock.calls.length)).toEqual([1, 0])
  })
})

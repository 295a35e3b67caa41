import { createDecorations } from "./decorations.ts"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
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

function find(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`no ${id}`)
  return element
}

function createSetup() {
  const trap = { activate: vi.fn(), deactivate: vi.fn() }
  const module: FocusTrapModule = { createFocusTrap: () => trap }
  const loaded = Promise.resolve(module)
  return {
    overlays: createOverlays({
      window,
      signal: aborter.signal,
      loadFocusTrap: () => loaded,
      inert: createDecorations(),
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

describe("a modal overlay", () => {
  it("makes the rest inert, but for its companions and what is read out, and gives it back", () => {
    const { overlays } = createSetup()
    const close = overlays.open({
      element: find("drawer"),
      isModal: true,
      companions: [find("backdrop")],
      onEscape: vi.fn(),
    })
    expect(listInert()).toEqual(["header", "p", "popup", "footer"])
    expect(overlays.isAnyOpen).toBe(true)
    close()
    close()
    expect(document.body.innerHTML).toBe(html)
    expect(overlays.isAnyOpen).toBe(false)
  })

  it("is not the rest for one that lies below it", () => {
    const { overlays } = createSetup()
    const closeDrawer = overlays.open({ element: find("drawer"), isModal: true, onEscape: vi.fn() })
    const closePopup = overlays.open({ element: find("popup"), isModal: true, onEscape: vi.fn() })
    expect(listInert()).toEqual(["header", "main", "backdrop", "footer"])
    closePopup()
    expect(listInert()).toEqual(["header", "p", "popup", "backdrop", "footer"])
    closeDrawer()
    expect(document.body.innerHTML).toBe(html)
  })

  it("leaves a menu above it usable", () => {
    const { overlays } = createSetup()
    overlays.open({ element: find("drawer"), isModal: true, onEscape: vi.fn() })
    overlays.open({ element: find("popup"), isModal: false, onEscape: vi.fn() })
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
      overlays.open({ element: find(id), isModal: true, onEscape: vi.fn() }),
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

  it("leaves no strip of the page beside one that fills the screen", () => {
    const { overlays } = createSetup()
    const root = document.documentElement
    vi.stubGlobal("innerWidth", root.clientWidth + 15)
    const close = overlays.open({ element: find("popup"), isModal: true, isFullScreen: true, onEscape: vi.fn() })
    expect(root.getAttribute("style")).toBe("overflow: hidden;")
    close()
    expect(root.hasAttribute("style")).toBe(false)
    vi.unstubAllGlobals()
  })

  it("traps focus while it is open, and not when it closed before the trap was there", async () => {
    const { overlays, trap, loaded } = createSetup()
    overlays.open({ element: find("popup"), isModal: true, onEscape: vi.fn() })()
    const close = overlays.open({ element: find("drawer"), isModal: true, onEscape: vi.fn() })
    await loaded
    expect(trap.activate).toHaveBeenCalledTimes(1)
    close()
    expect(trap.deactivate).toHaveBeenCalledTimes(1)
  })

  it("gives page and focus free when everything stops", async () => {
    const { overlays, trap, loaded } = createSetup()
    const close = overlays.open({ element: find("drawer"), isModal: true, onEscape: vi.fn() })
    await loaded
    aborter.abort()
    expect(trap.deactivate).toHaveBeenCalledTimes(1)
    expect(document.body.innerHTML).toBe(html)
    expect(document.documentElement.hasAttribute("style")).toBe(false)
    close()
    expect(trap.deactivate).toHaveBeenCalledTimes(1)
  })
})

describe("Escape", () => {
  it("belongs to the top-most overlay", () => {
    const { overlays } = createSetup()
    const log: string[] = []
    const open = (id: string) => {
      const close = overlays.open({
        element: find(id),
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

  it("comes through a host that stops keys on their way up", () => {
    const { overlays } = createSetup()
    const onEscape = vi.fn()
    document.body.addEventListener("keydown", (event) => event.stopImmediatePropagation(), { once: true })
    overlays.open({ element: find("drawer"), isModal: true, onEscape })
    press("Escape")
    expect(onEscape).toHaveBeenCalledTimes(1)
  })

  it.each([
    ["of a text that is being composed", "Escape", { isComposing: true }],
    ["that is another key", "Enter", {}],
  ])("%s is none", (_, key, init) => {
    const { overlays } = createSetup()
    const onEscape = vi.fn()
    overlays.open({ element: find("drawer"), isModal: true, onEscape })
    press(key, init)
    expect(onEscape).not.toHaveBeenCalled()
  })
})

it("closes, the top-most first, before Turbo takes a picture of the page", () => {
  const { overlays } = createSetup()
  const log: string[] = []
  for (const id of ["drawer", "popup"]) {
    const close = overlays.open({
      element: find(id),
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

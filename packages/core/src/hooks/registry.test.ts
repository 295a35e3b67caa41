import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"
import { createRegistry, type Registry } from "./registry.ts"
import { defineBareTopic } from "../events/topics.ts"
import type { Activation } from "./activation.ts"
import type { Mounted, Widget, WidgetEntry } from "./widget.ts"

const added = { name: "ringside:cart:added" }

let page: PageForTests
let log: string[] = []

beforeEach(() => {
  page = createPageForTests(window, { services: { navigation: { go: vi.fn(() => true), reload: vi.fn() } } })
  log = []
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

interface Doing {
  readonly opensOn?: NonNullable<WidgetEntry["opensOn"]>
  /** Where the widget throws, or rejects. */
  readonly fails?: "fetch" | "read" | "mount" | "ready" | "unmount" | "activate"
  readonly load?: WidgetEntry["load"]
  readonly drawsUnless?: string
  readonly drawsWith?: string
  readonly ready?: Promise<void>
  readonly broken?: Promise<unknown>
  readonly whileMounting?: (host: HTMLElement) => void
  readonly prefetch?: () => void
}

/** A widget that draws a root with a link and a button, and notes its life under `label`. */
function createEntry(name: string, doing: Doing = {}, label = name): WidgetEntry {
  const { fails, load = { mode: "now" }, ready = Promise.resolve(), broken, whileMounting, ...entry } = doing
  const failAt = (moment: Doing["fails"]) => {
    if (fails === moment) throw new Error(`${moment ?? ""} broke`)
  }
  const widget: Widget = {
    name,
    read() {
      failAt("read")
      return null
    },
    mount(host): Mounted {
      log.push(`${label} mounts`)
      const root = document.createElement("div")
      root.dataset.ringsideRoot = ""
      root.innerHTML = '<a href="/carrito/">Cesta</a><button name="buy">Buy</button>'
      host.append(root)
      failAt("mount")
      whileMounting?.(host)
      return {
        ready: fails === "ready" ? Promise.reject(new Error("ready broke")) : ready,
        ...(broken && { broken }),
        activate({ type, key, target }: Activation) {
          log.push(`${name} does ${type} ${key ?? ""} ${target.textContent}`)
          failAt("activate")
        },
        unmount() {
          log.push(`${name} leaves`)
          failAt("unmount")
          root.remove()
        },
      }
    },
  }
  return {
    name,
    load,
    ...entry,
    async fetch() {
      log.push(`${name} is fetched`)
      failAt("fetch")
      return widget
    },
  }
}

function show(html: string): HTMLElement {
  document.body.innerHTML = html
  return hook()
}

function hook(selector = "[data-ringside]"): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}

const stateOf = (element: Element) => element.getAttribute("data-ringside-state")
const hasState = (state: string, selector?: string) => expect.poll(() => stateOf(hook(selector))).toBe(state)

describe("a hook", () => {
  it("is pending from its load on, and ready when the first render is done", async () => {
    let finish: () => void = () => undefined
    const ready = new Promise<void>((resolve) => (finish = resolve))
    const host = show('<div data-ringside="gallery">Server <b>HTML</b></div>')
    createRegistry(page, [createEntry("gallery", { ready })])
    expect(stateOf(host)).toBeNull()
    page.clock.pass(0)
    expect(stateOf(host)).toBe("pending")
    await expect.poll(() => log).toEqual(["gallery is fetched", "gallery mounts"])
    expect(stateOf(host)).toBe("pending")
    // What could not be hidden by a rule has a node of its own by the time the root shows.
    finish()
    await hasState("ready")
    expect(host.firstElementChild?.outerHTML).toBe("<span>Server </span>")
    expect(host.lastElementChild?.hasAttribute("data-ringside-root")).toBe(true)
  })

  it("is equal to what it was when the page has stopped", async () => {
    const html = '<div data-ringside="gallery">\n  Server <b>HTML</b> text\n</div>'
    show(html)
    createRegistry(page, [createEntry("gallery")])
    page.clock.pass(0)
    await hasState("ready")
    page.stop()
    expect(document.body.innerHTML).toBe(html)
    expect(log.at(-1)).toBe("gallery leaves")
    expect(page.clock.waiting).toEqual([])
  })

  it.each([
    ["fetch", "load"],
    ["read", "read"],
    ["mount", "mount"],
    ["ready", "render"],
  ] as const)("gets the server's HTML back when %s fails", async (fails, during) => {
    const host = show('<div data-ringside="gallery">Server</div><div data-ringside="tabs">Tabs</div>')
    createRegistry(page, [createEntry("gallery", { fails }), createEntry("tabs")])
    page.clock.pass(0)
    await hasState("ready", '[data-ringside="tabs"]')
    expect(host.outerHTML).toBe('<div data-ringside="gallery" data-ringside-state="error">Server</div>')
    expect(page.failures.map(({ during: moment, widget, cause }) => [moment, widget, String(cause)])).toEqual([
      [during, "gallery", `Error: ${fails} broke`],
    ])
  })

  it.each([
    ["resolves", (cause: Error) => Promise.resolve(cause)],
    ["rejects", (cause: Error) => Promise.reject(cause)],
  ])("gets the server's HTML back when it breaks later, and that %s", async (_, settle) => {
    let breakIt: () => void = () => undefined
    const broken = new Promise<void>((resolve) => (breakIt = resolve)).then(() => settle(new Error("later")))
    const host = show('<div data-ringside="gallery">Server</div>')
    createRegistry(page, [createEntry("gallery", { broken })])
    page.clock.pass(0)
    await hasState("ready")
    breakIt()
    await hasState("error")
    expect(host.textContent).toBe("Server")
    expect(host.children).toHaveLength(0)
    expect(page.failures).toHaveLength(1)
  })

  it("removes a widget that throws while it unmounts", async () => {
    const html = '<div data-ringside="gallery">Server</div>'
    show(html)
    createRegistry(page, [createEntry("gallery", { fails: "unmount" })])
    page.clock.pass(0)
    await hasState("ready")
    page.stop()
    expect(document.body.innerHTML).toBe(html)
    expect(page.failures.map(({ during }) => during)).toEqual(["unmount"])
  })

  it("that its own widget removes while it mounts is left unchanged", async () => {
    const host = show('<div data-ringside="gallery">Server</div>')
    const whileMounting = () => {
      host.remove()
      page.scan()
    }
    createRegistry(page, [createEntry("gallery", { whileMounting })])
    page.clock.pass(0)
    await expect.poll(() => log).toContain("gallery leaves")
    expect(host.outerHTML).toBe('<div data-ringside="gallery">Server</div>')
  })

  it("that leaves while its code is fetched never mounts", async () => {
    const host = show('<div data-ringside="gallery">Server</div>')
    createRegistry(page, [createEntry("gallery")])
    page.clock.pass(0)
    host.remove()
    page.scan()
    await Promise.resolve()
    expect(host.outerHTML).toBe('<div data-ringside="gallery">Server</div>')
    expect(log).toEqual(["gallery is fetched"])
  })
})

describe("hooks", () => {
  it("that are inserted are found before the next frame, in one look", async () => {
    show('<p data-ringside="gallery"></p>')
    createRegistry(page, [createEntry("gallery")])
    page.watch()
    const looks = vi.fn()
    page.onScan(looks)
    for (let count = 0; count < 100; count += 1) document.body.append(hook().cloneNode())
    await expect.poll(() => page.clock.waiting).toContain(16)
    page.clock.pass(16)
    expect(looks).toHaveBeenCalledTimes(1)
    page.clock.pass(0)
    expect(document.querySelectorAll("[data-ringside-state=pending]")).toHaveLength(101)
  })

  it("that bring a clone's root and state show the server's HTML until they are ready themselves", () => {
    const server = '<a href="/carrito/">Cesta</a>'
    const host = show(
      `<div data-ringside="gallery" data-ringside-state="ready">${server}<div data-ringside-root=""><dialog open>Ours</dialog></div></div>`,
    )
    createRegistry(page, [createEntry("gallery", { load: { mode: "interaction" } })])
    expect(host.outerHTML).toBe(`<div data-ringside="gallery">${server}</div>`)
  })

  it("that are moved keep their root, those that are removed lose it", async () => {
    const host = show('<div data-ringside="gallery"></div><main></main>')
    createRegistry(page, [createEntry("gallery")])
    page.clock.pass(0)
    await hasState("ready")
    const root = host.firstElementChild
    hook("main").append(host)
    page.scan()
    expect(host.firstElementChild).toBe(root)
    host.remove()
    page.scan()
    expect(host.outerHTML).toBe('<div data-ringside="gallery"></div>')
    document.body.append(host)
    page.scan()
    page.clock.pass(0)
    await hasState("ready")
    expect(log.filter((entry) => entry.endsWith("mounts"))).toHaveLength(2)
  })

  it("whose name changes change their widget", async () => {
    const host = show('<div data-ringside="gallery"></div>')
    createRegistry(page, [createEntry("gallery"), createEntry("tabs")])
    page.clock.pass(0)
    await hasState("ready")
    host.dataset.ringside = "tabs"
    page.scan()
    page.clock.pass(0)
    await hasState("ready")
    host.dataset.ringside = "nothing"
    page.scan()
    expect(host.outerHTML).toBe('<div data-ringside="nothing"></div>')
    expect(log.filter((entry) => !entry.endsWith("fetched"))).toEqual([
      "gallery mounts",
      "gallery leaves",
      "tabs mounts",
      "tabs leaves",
    ])
  })

  it("in a root of ours, with a control of their own, or without a known widget, are left alone", async () => {
    show(
      '<div data-ringside-root><i data-ringside="gallery"></i></div><div data-ringside="add"><button></button></div><b data-ringside="x"></b>',
    )
    createRegistry(page, [createEntry("gallery"), createEntry("add", { drawsUnless: "button" })])
    page.clock.pass(0)
    await Promise.resolve()
    expect(log).toEqual([])
  })

  it("are drawn by the first of several widgets", async () => {
    show('<div data-ringside="cart-count add tabs gallery"></div>')
    createRegistry(page, [createEntry("gallery"), createEntry("tabs"), createEntry("add", { drawsUnless: "*" })])
    page.clock.pass(0)
    await hasState("ready")
    expect(log).toContain("add mounts")
    expect(log).not.toContain("tabs mounts")
  })

  it.each([
    ['data-ringside-product="12"', "", "drawn mounts"],
    ['data-ringside-product="12"', "<ul></ul>", "gallery mounts"],
    ["", "", "gallery mounts"],
  ])("with %s and %j in it are drawn on by the first widget that can", async (option, content, expected) => {
    show(`<div data-ringside="gallery" ${option}>${content}</div>`)
    const drawn = createEntry("gallery", { drawsUnless: "ul", drawsWith: "product" }, "drawn")
    createRegistry(page, [drawn, createEntry("gallery")])
    page.clock.pass(0)
    await hasState("ready")
    expect(log.filter((line) => line.endsWith("mounts"))).toEqual([expected])
  })

  it("that the host has copied with what was drawn in them are drawn anew", async () => {
    show('<div data-ringside="gallery" data-ringside-product="12"><div data-ringside-root><ul></ul></div></div>')
    createRegistry(page, [createEntry("gallery", { drawsUnless: "ul", drawsWith: "product" })])
    page.clock.pass(0)
    await hasState("ready")
    expect(log).toContain("gallery mounts")
    expect(document.querySelector("ul")).toBeNull()
  })

  it("in the hidden copy that keeps the place of a fixed element are left alone", async () => {
    show(
      '<div style="position: fixed"><p data-ringside="gallery"></p></div><div style="visibility: hidden"><p data-ringside="gallery"></p></div>',
    )
    createRegistry(page, [createEntry("gallery")])
    page.clock.pass(0)
    await hasState("ready", "p")
    expect(log.filter((line) => line.endsWith("mounts"))).toHaveLength(1)
  })

  it("that the host fills before they are in view are left alone", async () => {
    show('<div data-ringside="gallery" data-ringside-product="12" data-ringside-load="interaction"></div>')
    createRegistry(page, [createEntry("gallery", { drawsUnless: "ul", drawsWith: "product" })])
    page.clock.pass(0)
    const hook = document.querySelector("[data-ringside]")
    hook?.append(document.createElement("ul"))
    page.scan()
    hook?.dispatchEvent(new MouseEvent("click", { bubbles: true }))
    page.clock.pass(0)
    await Promise.resolve()
    expect(log).toEqual([])
  })

  it("without the option of the only widget are left alone", async () => {
    show('<div data-ringside="gallery"></div>')
    createRegistry(page, [createEntry("gallery", { drawsWith: "product" })])
    page.clock.pass(0)
    await Promise.resolve()
    expect(log).toEqual([])
  })

  it("of an element are stopped alone, and stay so", async () => {
    show('<main><div data-ringside="gallery"></div></main><p data-ringside="gallery"></p>')
    const registry = createRegistry(page, [createEntry("gallery")])
    page.clock.pass(0)
    await hasState("ready", "p")
    registry.stop(hook("main"))
    page.scan()
    page.clock.pass(100)
    expect(hook("main").innerHTML).toBe('<div data-ringside="gallery"></div>')
    expect(stateOf(hook("p"))).toBe("ready")
  })

  it("are mounted again on a page that starts anew", async () => {
    show('<div data-ringside="gallery"></div>')
    createRegistry(page, [createEntry("gallery")])
    page.clock.pass(0)
    await hasState("ready")
    page.stop()
    page = createPageForTests(window)
    createRegistry(page, [createEntry("gallery")])
    page.clock.pass(0)
    await hasState("ready")
  })

  it("that come and go in every frame are looked for less often, and then again", async () => {
    let change: (records: readonly Partial<MutationRecord>[]) => void = () => undefined
    const observe = vi.fn()
    const disconnect = vi.fn()
    vi.stubGlobal(
      "MutationObserver",
      class {
        constructor(callback: typeof change) {
          change = callback
        }
        observe = observe
        disconnect = disconnect
      },
    )
    page = createPageForTests(window)
    createRegistry(page, [createEntry("gallery", { load: { mode: "interaction" } })])
    page.watch()
    for (let count = 0; count < 300 && disconnect.mock.calls.length === 0; count += 1) {
      const target = Object.assign(document.createElement("i"), { id: `hook-${count}` })
      document.body.append(target)
      target.setAttribute("data-ringside", "gallery")
      change([
        {
          attributeName: "data-ringside",
          target,
          addedNodes: document.querySelectorAll("no-node"),
          removedNodes: document.querySelectorAll("no-node"),
        },
      ])
      page.clock.pass(16)
    }
    expect(disconnect).toHaveBeenCalledTimes(1)
    expect(page.failures).toMatchObject([
      {
        cause: {
          message: "the page changes nodes in every frame; new ones wait 5 s",
        },
      },
    ])
    page.clock.pass(5000)
    expect(observe).toHaveBeenCalledTimes(2)
  })

  it("don't count as new where they have nothing to draw", async () => {
    show('<div data-ringside="add"><button></button></div>')
    createRegistry(page, [createEntry("add", { drawsUnless: "button" })])
    page.watch()
    for (let count = 0; count < 250; count += 1) {
      hook().append(document.createElement("i"))
      await expect.poll(() => page.clock.waiting).toContain(16)
      page.clock.pass(16)
    }
    expect(page.warnings).toEqual([])
  })
})

describe("focus", () => {
  it.each([
    ['<a href="/other/">A</a><a href="/carrito/">B</a>', "a:last-of-type", "a[href='/carrito/']"],
    ['<input name="buy">', "input", "button"],
    ["<button>Buy</button>", "button", "button"],
    ["<i tabindex=-1>?</i>", "i", "a[href='/carrito/']"],
  ])("in %s moves to the corresponding control", async (html, from, to) => {
    const host = show(`<div data-ringside="gallery">${html}</div>`)
    createRegistry(page, [createEntry("gallery")])
    hook(from).focus()
    page.clock.pass(0)
    await hasState("ready")
    expect(document.activeElement).toBe(host.querySelector(`[data-ringside-root] ${to}`))
  })

  it("elsewhere stays there", async () => {
    show('<div data-ringside="gallery"></div><input>')
    createRegistry(page, [createEntry("gallery")])
    hook("input").focus()
    page.clock.pass(0)
    await hasState("ready")
    expect(document.activeElement).toBe(hook("input"))
  })
})

describe("a first action on a hook that loads on interaction", () => {
  const load = { mode: "interaction" } as const
  const html =
    '<div data-ringside="mini-cart"><a href="/carrito/">Cesta</a><form action="/x"><button>Buy</button></form></div>'

  /** Whether the action was deferred: then no listener on the page receives it, and the browser does nothing. */
  function isKept(selector: string, event: Event): boolean {
    const received: boolean[] = []
    const listener = () => {
      received.push(event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener(event.type, listener)
    hook(selector).dispatchEvent(event)
    document.removeEventListener(event.type, listener)
    return received.length === 0
  }
  const click = (selector: string, init: MouseEventInit = {}) =>
    isKept(selector, new MouseEvent("click", { bubbles: true, cancelable: true, ...init }))

  it("is deferred and passed to the widget when that is ready, as are later ones", async () => {
    show(html)
    createRegistry(page, [createEntry("mini-cart", { load })])
    expect([click("a"), click("button")]).toEqual([true, true])
    await hasState("ready")
    expect(log).toEqual([
      "mini-cart is fetched",
      "mini-cart mounts",
      "mini-cart does click  Cesta",
      "mini-cart does click  Buy",
    ])
    expect(click("a")).toBe(false)
  })

  it.each(["Enter", " "])("may be the key %j on a button", async (key) => {
    show(html)
    createRegistry(page, [createEntry("mini-cart", { load })])
    expect(isKept("button", new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))).toBe(true)
    await hasState("ready")
    expect(log).toContain(`mini-cart does key ${key} Buy`)
  })

  it.each<[string, string, MouseEventInit | KeyboardEventInit, string]>([
    ["a click with Ctrl", "a", { ctrlKey: true }, "click"],
    ["a click with Cmd", "a", { metaKey: true }, "click"],
    ["a middle click", "a", { button: 1 }, "click"],
    ["a click beside the controls", "form", {}, "click"],
    ["a space on a link, which scrolls", "a", { key: " " }, "keydown"],
    ["a key that is held down", "button", { key: "Enter", repeat: true }, "keydown"],
    ["any other key", "button", { key: "a" }, "keydown"],
  ])("stays native when it is %s", async (_, selector, init, type) => {
    show(html)
    createRegistry(page, [createEntry("mini-cart", { load })])
    const Kind = type === "click" ? MouseEvent : KeyboardEvent
    expect(isKept(selector, new Kind(type, { bubbles: true, cancelable: true, ...init }))).toBe(false)
  })

  it.each(['target="_blank"', 'download=""'])("stays native on a link with %s", (attribute) => {
    show(`<div data-ringside="mini-cart"><a href="/carrito/" ${attribute}>x</a></div>`)
    createRegistry(page, [createEntry("mini-cart", { load })])
    expect(click("a")).toBe(false)
  })

  it("is deferred although the host stops its propagation", async () => {
    show(html)
    createRegistry(page, [createEntry("mini-cart", { load })])
    hook("a").addEventListener("click", (event) => event.stopImmediatePropagation())
    expect(click("a")).toBe(true)
    await hasState("ready")
  })

  it("is released when the load fails: the link is followed", async () => {
    show(html)
    createRegistry(page, [createEntry("mini-cart", { load, fails: "fetch" })])
    click("a")
    await hasState("error")
    expect(page.navigation.go).toHaveBeenCalledExactlyOnceWith(new URL("/carrito/", document.baseURI).href, "shop")
    expect(click("a")).toBe(false)
  })

  it("is released when the load takes longer than 10 s, and later actions stay native", async () => {
    show(html)
    let come = () => {}
    const late = new Promise<void>((resolve) => (come = resolve))
    createRegistry(page, [createEntry("mini-cart", { load, ready: late })])
    click("a")
    await hasState("pending")
    page.clock.pass(9_999)
    expect(page.navigation.go).not.toHaveBeenCalled()
    page.clock.pass(1)
    expect(page.navigation.go).toHaveBeenCalledTimes(1)
    expect(page.failures).toMatchObject([{ during: expect.any(String) as string, widget: "mini-cart" }])
    come()
    await hasState("error")
    expect(document.querySelector("[data-ringside-root]")).toBeNull()
    expect(click("a")).toBe(false)
  })

  it.each<[string, (registry: Registry) => void]>([
    ["the page", () => page.stop()],
    ["the hook", (registry) => registry.stop(hook())],
  ])("is released when %s is stopped while the code loads: the link is followed", async (_, stop) => {
    show(html)
    const registry = createRegistry(page, [createEntry("mini-cart", { load, ready: new Promise(() => {}) })])
    click("a")
    await hasState("pending")
    expect(page.navigation.go).not.toHaveBeenCalled()
    stop(registry)
    expect(page.navigation.go).toHaveBeenCalledExactlyOnceWith(new URL("/carrito/", document.baseURI).href, "shop")
  })

  it("is answered by a message when the host removes the hook while its code loads", async () => {
    const error = vi.fn()
    show(html)
    createRegistry({ ...page, notices: { error } }, [createEntry("mini-cart", { load, ready: new Promise(() => {}) })])
    click("a")
    click("button")
    await hasState("pending")
    document.body.replaceChildren()
    page.scan()
    expect(error.mock.calls).toEqual([["The page has changed meanwhile. Please try again."]])
    expect(page.navigation.go).not.toHaveBeenCalled()
  })

  it("is released when the load fails: the form is submitted", async () => {
    show(html)
    createRegistry(page, [createEntry("mini-cart", { load, fails: "mount" })])
    const submitted = vi.fn((event: Event) => event.preventDefault())
    hook("form").addEventListener("submit", submitted)
    click("button")
    await hasState("error")
    expect(submitted).toHaveBeenCalledTimes(1)
  })

  it("is released when the load fails: the browser opens an address that isn't a page", async () => {
    vi.mocked(page.navigation.go).mockReturnValue(false)
    show('<div data-ringside="mini-cart"><a href="mailto:a@b.example">x</a></div>')
    createRegistry(page, [createEntry("mini-cart", { load, fails: "fetch" })])
    const native = vi.fn((event: Event) => event.preventDefault())
    click("a")
    document.body.addEventListener("click", native, { once: true })
    await hasState("error")
    expect(native).toHaveBeenCalledTimes(1)
  })

  it("at which the widget fails leaves the widget mounted, and the link is followed", async () => {
    show(html)
    createRegistry(page, [createEntry("mini-cart", { load, fails: "activate" })])
    click("a")
    await hasState("ready")
    expect(page.failures.map(({ during }) => during)).toEqual(["activate"])
    expect(page.navigation.go).toHaveBeenCalledTimes(1)
  })

  it("is passed to the widget once for each click", async () => {
    show(html)
    createRegistry(page, [createEntry("mini-cart", { load })])
    expect([click("a"), click("button"), click("a")]).toEqual([true, true, true])
    await hasState("ready")
    expect(log.filter((entry) => entry.includes("click"))).toHaveLength(3)
  })

  it("is released once per control when the load fails", async () => {
    show(html)
    createRegistry(page, [createEntry("mini-cart", { load, fails: "fetch" })])
    click("a")
    click("a")
    await hasState("error")
    expect(page.navigation.go).toHaveBeenCalledTimes(1)
  })

  it.each(["pointerover", "focusin", "change"])(
    "is anticipated at %s, which fetches the code and defers nothing",
    async (type) => {
      show(html)
      createRegistry(page, [createEntry("mini-cart", { load })])
      hook("a").dispatchEvent(new Event(type, { bubbles: true }))
      await hasState("ready")
      expect(log).toEqual(["mini-cart is fetched", "mini-cart mounts"])
    },
  )

  it("in a hook inserted in the same frame is deferred, too", async () => {
    createRegistry(page, [createEntry("mini-cart", { load })])
    show(html)
    expect(click("a")).toBe(true)
    await hasState("ready")
  })

  it("of a behaviour costs one search of the page, not one per touch", () => {
    show('<div data-ringside="cart-count"><a href="/">x</a></div>')
    createRegistry(page, [createEntry("mini-cart", { load })])
    const find = vi.spyOn(Object.getPrototypeOf(document) as Document, "querySelectorAll")
    for (let count = 0; count < 10; count += 1) hook("a").dispatchEvent(new Event("pointerover", { bubbles: true }))
    expect(find).toHaveBeenCalledTimes(1)
    find.mockRestore()
  })
})

describe("the load of a hook", () => {
  it("waits until the hook is seen, where that is its load mode", async () => {
    const observed = new Set<Element>()
    let see: (changes: readonly { isIntersecting: boolean; target: Element }[]) => void = () => undefined
    let options: unknown
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(callback: typeof see, init: unknown) {
          see = callback
          options = init
        }
        observe = (element: Element) => observed.add(element)
        unobserve = (element: Element) => observed.delete(element)
        disconnect = () => observed.clear()
      },
    )
    const host = show('<div data-ringside="gallery"></div><p data-ringside="gallery" data-ringside-load="visible"></p>')
    createRegistry(page, [createEntry("gallery", { load: { mode: "visible" } })])
    expect(observed.size).toBe(2)
    expect(options).toEqual({ rootMargin: "200px" })
    see([{ isIntersecting: false, target: host }])
    page.clock.pass(1000)
    expect(stateOf(host)).toBeNull()
    see([{ isIntersecting: true, target: host }])
    page.clock.pass(0)
    await hasState("ready")
    expect(observed.size).toBe(1)
    page.stop()
    expect(observed.size).toBe(0)
  })

  it("works in browsers without IntersectionObserver", async () => {
    vi.stubGlobal("IntersectionObserver", undefined)
    show('<div data-ringside="gallery"></div>')
    createRegistry(page, [createEntry("gallery", { load: { mode: "visible" } })])
    page.clock.pass(0)
    await hasState("ready")
  })

  it.each(["idle", "interaction"] as const)("waits for the page's own load when it is %s", async (mode) => {
    const state = vi
      .spyOn(Object.getPrototypeOf(document) as Document, "readyState", "get")
      .mockReturnValue("interactive")
    const prefetch = vi.fn()
    const host = show('<div data-ringside="gallery"></div>')
    createRegistry(page, [createEntry("gallery", { load: { mode }, prefetch })])
    document.body.dispatchEvent(new Event("pointerover", { bubbles: true }))
    page.clock.pass(60_000)
    expect([stateOf(host), prefetch.mock.calls.length]).toEqual([null, 0])
    window.dispatchEvent(new Event("load"))
    page.clock.pass(0)
    if (mode === "idle") await hasState("ready")
    else expect([stateOf(host), prefetch.mock.calls.length]).toEqual([null, 1])
    state.mockRestore()
  })

  it.each(["pointerover", "focusin"])(
    "is prepared for a hook that waits for a press at the first %s of the page",
    (type) => {
      const prefetch = vi.fn()
      show('<div data-ringside="gallery"></div>')
      createRegistry(page, [createEntry("gallery", { load: { mode: "interaction" }, prefetch })])
      page.clock.pass(60_000)
      expect(prefetch).not.toHaveBeenCalled()
      for (const _ of [1, 2]) document.body.dispatchEvent(new Event(type, { bubbles: true }))
      page.clock.pass(0)
      expect(prefetch).toHaveBeenCalledTimes(1)
      page.clock.pass(60_000)
      expect(prefetch).toHaveBeenCalledTimes(1)
    },
  )

  it("is not begun for an idle hook that left before the page had loaded", () => {
    const state = vi
      .spyOn(Object.getPrototypeOf(document) as Document, "readyState", "get")
      .mockReturnValue("interactive")
    const host = show('<div data-ringside="gallery"></div>')
    createRegistry(page, [createEntry("gallery", { load: { mode: "idle" } })])
    host.remove()
    page.scan()
    window.dispatchEvent(new Event("load"))
    page.clock.pass(0)
    expect([host.outerHTML, log]).toEqual(['<div data-ringside="gallery"></div>', []])
    state.mockRestore()
  })

  it.each([
    ['data-ringside-load="now"', "ready"],
    ['data-ringside-layout="drawer"', null],
    ['data-ringside-layout="inline"', "ready"],
    ['data-ringside-layout="drawer" data-ringside-load="now"', "ready"],
    ['data-ringside-load="nonsense"', null],
  ])("with %s uses the load mode of its attribute, else of its option", async (attributes, state) => {
    const load = { mode: "interaction", byOption: { layout: { drawer: "interaction", inline: "now" } } } as const
    const host = show(`<div data-ringside="mini-cart" ${attributes}></div>`)
    createRegistry(page, [createEntry("mini-cart", { load })])
    page.clock.pass(0)
    if (state === null) expect(stateOf(host)).toBeNull()
    else await hasState(state)
  })

  it("leaves the main thread free in between", () => {
    const slices: ((hasTime: () => boolean) => void)[] = []
    const clock = { ...page.clock, whenIdle: (task: (typeof slices)[0]) => (slices.push(task), () => undefined) }
    page = Object.assign(createPageForTests(window), { clock })
    show('<i data-ringside="gallery"></i>'.repeat(5))
    createRegistry(page, [createEntry("gallery")])
    let left = 2
    slices.shift()?.(() => (left -= 1) > 0)
    expect(document.querySelectorAll("[data-ringside-state]")).toHaveLength(2)
    slices.shift()?.(() => true)
    expect(document.querySelectorAll("[data-ringside-state]")).toHaveLength(5)
    expect(slices).toEqual([])
  })

  it("is started by the events that the widget opens on, unless its option is off", async () => {
    const [asked, other] = [show('<i data-ringside="mini-cart"></i>'), document.createElement("i")]
    other.dataset.ringside = "mini-cart"
    other.dataset.ringsideOpenOnAdd = "off"
    document.body.append(other)
    const opensOn = { topics: [added], option: "open-on-add" }
    createRegistry(page, [createEntry("mini-cart", { load: { mode: "interaction" }, opensOn })])
    defineBareTopic(added).send(page)
    await expect.poll(() => stateOf(asked)).toBe("ready")
    expect(stateOf(other)).toBeNull()
  })
})

describe("a widget of the page's own", () => {
  it("that draws outside a root leaves the hook's HTML, with a warning", async () => {
    const host = show('<i data-ringside="badge">Server</i>')
    const unmount = vi.fn()
    const mount = () => ({ ready: Promise.resolve(), unmount })
    const fetch = async () => ({ name: "badge", read: () => null, mount })
    createRegistry(page, [{ name: "badge", load: { mode: "now" }, fetch }])
    page.clock.pass(0)
    await hasState("error")
    expect(host.outerHTML).toBe('<i data-ringside="badge" data-ringside-state="error">Server</i>')
    expect(page.failures.map(({ cause }) => String(cause))).toEqual([expect.stringContaining("data-ringside-root")])
    expect(unmount).toHaveBeenCalledTimes(1)
  })

  it("opens by its events, too, when it came later", async () => {
    const entries: WidgetEntry[] = []
    const host = show('<i data-ringside="badge"></i>')
    createRegistry(page, [], entries)
    const opensOn = { topics: [added], option: "open-on-add" }
    entries.push(createEntry("badge", { load: { mode: "interaction" }, opensOn }))
    page.scan()
    defineBareTopic(added).send(page)
    await expect.poll(() => stateOf(host)).toBe("ready")
  })

  it.each<[string, unknown]>([
    ["undefined", undefined],
    ['a widget named "a\\"b"', createEntry('a"b')],
    ["a widget named nothing", { load: { mode: "now" }, fetch: () => undefined }],
    ['a widget named "badge"', { name: "badge", fetch: () => undefined }],
  ])("that is invalid causes a warning, and others still mount: %s", async (shown, entry) => {
    show('<i data-ringside="gallery"></i>')
    const entries = [entry, createEntry("gallery")]
    createRegistry(page, entries as WidgetEntry[])
    page.clock.pass(0)
    await hasState("ready")
    page.scan()
    expect(page.warnings).toEqual([expect.stringContaining(`register was given ${shown}; expected`)])
  })
})

describe("a look at the page", () => {
  it("goes on when a listener of the scan throws", () => {
    const looked = vi.fn(() => true)
    const cause = new Error("broke")
    page.onScan(() => {
      throw cause
    })
    page.onScan(looked)
    page.scan()
    expect(looked).toHaveBeenCalledTimes(1)
    expect(page.failures).toEqual([{ during: "event", widget: "scan", cause }])
  })
})

describe("a pressed pointer", () => {
  it("holds the pressed element until its click was received", async () => {
    const host = show('<div data-ringside="mini-cart"><a href="/basket/">Basket</a></div>')
    createRegistry(page, [createEntry("mini-cart", { load: { mode: "interaction" } })])
    const link = host.querySelector("a")
    link?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: true }))
    link?.dispatchEvent(new Event("focusin", { bubbles: true }))
    await expect.poll(() => log).toContain("mini-cart mounts")
    await Promise.resolve()
    expect(stateOf(host)).toBe("pending")
    link?.dispatchEvent(new Event("pointerup", { bubbles: true }))
    link?.click()
    expect(stateOf(host)).toBe("pending")
    page.clock.pass(0)
    await hasState("ready")
    expect(log).toEqual(["mini-cart is fetched", "mini-cart mounts", expect.stringContaining("click")])
  })

  it.each([{ button: 2, isPrimary: true }, { isPrimary: false }])(
    "that sends no click holds nothing: %o",
    async (press) => {
      const host = show('<div data-ringside="mini-cart"><a href="/basket/">Basket</a></div>')
      createRegistry(page, [createEntry("mini-cart", { load: { mode: "interaction" } })])
      const link = host.querySelector("a")
      link?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, ...press }))
      link?.dispatchEvent(new Event("focusin", { bubbles: true }))
      await hasState("ready")
    },
  )
})

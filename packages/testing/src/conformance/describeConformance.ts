import { type Activation, createRegistry, type Widget, type WidgetEntry } from "@ringside/core"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { createTestPage, type TestPage, type TestPageOptions } from "../createTestPage.ts"
import { printBody } from "../printBody.ts"
import { auditNodes, findUnreachable } from "./auditNodes.ts"

/** The markup and page for a widget's conformance tests. */
export interface ConformanceOptions {
  /** The hook with the server's HTML inside, as a page author writes it. */
  readonly html: string
  /** Creates the widget's page, for each test. */
  readonly page?: (config: TestPageOptions["config"]) => TestPage
  /** Whether the widget's main action ran for a shopper who clicked before the widget had loaded. */
  readonly isActivated?: (host: HTMLElement, page: TestPage) => boolean
}

/** One hook on one page of a test. */
interface Stage {
  readonly page: TestPage
  readonly host: HTMLElement
  readonly before: string
  readonly roots: () => readonly Element[]
  /** Resolves when the hook has reached `state`. */
  readonly reach: (state: "ready" | "error") => Promise<void>
}

/** Runs the conformance tests of every widget. A widget's own tests cover only its specifics. */
export function describeConformance(widget: Widget, options: ConformanceOptions): void {
  const set = (drawn: Partial<WidgetEntry> = {}, config: TestPageOptions["config"] = {}): Stage => {
    printBody(`<main>${options.html}</main><aside></aside>`)
    const before = document.documentElement.outerHTML
    const page = (options.page ?? ((pageConfig) => createTestPage({ config: pageConfig ?? {} })))(config)
    stops.push(page.stop)
    createRegistry(page, [{ name: widget.name, load: { mode: "now" }, fetch: () => Promise.resolve(widget), ...drawn }])
    const host = document.querySelector<HTMLElement>(`[data-ringside~="${widget.name}"]`)
    if (!host) throw new Error(`The HTML holds no hook of ${widget.name}.`)
    const reach = (state: string) =>
      vi.waitFor(async () => {
        await page.clock.settle()
        // The page's warnings explain why the state wasn't reached.
        expect(host.getAttribute("data-ringside-state"), readWarnings()).toBe(state)
      })
    const roots = () => [...document.querySelectorAll("[data-ringside-root]")]
    return { page, host, before, reach, roots }
  }
  let stops: (() => void)[] = []
  beforeEach(() => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined)
  })
  afterEach(() => {
    for (const stop of stops) stop()
    stops = []
    document.body.replaceChildren()
    vi.restoreAllMocks()
  })

  describe(`${widget.name} keeps every widget's promises:`, () => {
    test("the server's HTML stands until it is ready, and stays in the hook then", async () => {
      const held = defer<Widget>()
      const { page, host, reach } = set({ fetch: () => held.promise })
      const fallback = [...host.childNodes]
      await page.clock.settle()
      expect(host.getAttribute("data-ringside-state")).toBe("pending")
      expect([...host.childNodes]).toEqual(fallback)
      held.resolve(widget)
      await reach("ready")
      for (const node of fallback) expect(host.contains(node)).toBe(true)
      expect(host.lastElementChild?.matches("[data-ringside-root]")).toBe(true)
    })

    test.each<[string, Partial<WidgetEntry>]>([
      ["its code can't be had", { fetch: () => Promise.reject(new Error("404")) }],
      ["it breaks at mounting", { fetch: () => Promise.resolve(breakAt(widget, "mount")) }],
      ["it breaks at its first render", { fetch: () => Promise.resolve(breakAt(widget, "render")) }],
    ])("the server's HTML comes back when %s", async (_, drawn) => {
      const { host, reach, roots, before } = set(drawn)
      await reach("error")
      expect(roots()).toEqual([])
      host.removeAttribute("data-ringside-state")
      expect(document.documentElement.outerHTML).toBe(before)
    })

    test("stop() leaves the page as it was, and nothing that waits", async () => {
      const { page, before, reach } = set()
      await reach("ready")
      page.stop()
      await settleTasks()
      expect(document.documentElement.outerHTML).toBe(before)
      expect(page.clock.waitingCount).toBe(0)
    })

    test("a second look at the page changes nothing", async () => {
      const { page, reach, roots } = set()
      await reach("ready")
      const [root] = roots()
      page.scan()
      await page.clock.settle()
      expect(roots()).toEqual([root])
    })

    test("a hook that moves keeps its root, and one that leaves is taken down", async () => {
      const { page, host, reach, roots } = set()
      await reach("ready")
      const [root] = roots()
      document.querySelector("aside")?.append(host)
      page.scan()
      await page.clock.settle()
      expect(roots()).toEqual([root])
      expect(host.getAttribute("data-ringside-state")).toBe("ready")
      host.remove()
      page.scan()
      expect(host.querySelector("[data-ringside-root]")).toBeNull()
      expect(host.hasAttribute("data-ringside-state")).toBe(false)
    })

    test("a hook that leaves before the code is there stays as it was", async () => {
      const held = defer<Widget>()
      const { page, host, roots } = set({ fetch: () => held.promise })
      await page.clock.settle()
      host.remove()
      page.scan()
      held.resolve(widget)
      await settleTasks()
      expect(roots()).toEqual([])
      expect(host.hasAttribute("data-ringside-state")).toBe(false)
    })

    test.each(["es", "en"])("in %s, axe finds nothing, and the keyboard reaches every control", async (locale) => {
      const { host, reach, roots } = set({}, { locale })
      await reach("ready")
      expect(await auditNodes(host)).toEqual([])
      expect(roots().flatMap((root) => findUnreachable(root))).toEqual([])
    })

    test("es and en say different things, with nothing left to fill in", async () => {
      const texts: string[] = []
      for (const locale of ["es", "en"]) {
        const { page, reach, roots } = set({}, { locale })
        await reach("ready")
        texts.push(roots().map(readWords).join(" "))
        page.stop()
      }
      expect(texts[0]).not.toBe(texts[1])
      for (const text of texts) expect(text).not.toMatch(/\{\w+\}|undefined|NaN|\[object/)
    })

    const { isActivated } = options
    if (!isActivated) return
    test.each(["click", "key"] as const)("a %s that came before the code does the main act", async (type) => {
      const { host, page, reach } = set({ fetch: () => Promise.resolve(activateAfterMount(widget, type)) })
      await reach("ready")
      await vi.waitFor(async () => {
        await page.clock.settle()
        expect(isActivated(host, page)).toBe(true)
      })
    })
  })
}

/** The warnings that the page's author reads in the console. */
function readWarnings(): string {
  return vi
    .mocked(console.warn)
    .mock.calls.map(([message]) => String(message))
    .join(" ")
}

/** The texts that users read or hear. */
function readWords(root: Element): string {
  const labels = [...root.querySelectorAll("[aria-label], [alt], [title]")].map((element) =>
    ["aria-label", "alt", "title"].map((name) => element.getAttribute(name) ?? "").join(" "),
  )
  return `${root.textContent} ${labels.join(" ")}`
}

function breakAt(widget: Widget, moment: "mount" | "render"): Widget {
  return {
    ...widget,
    mount(host, options, page) {
      if (moment === "mount") throw new Error("It doesn't mount.")
      const mounted = widget.mount(host, options, page)
      return { ...mounted, ready: mounted.ready.then(() => Promise.reject(new Error("It doesn't render."))) }
    },
  }
}

/** Passes the widget an early action, as the registry does after mounting. */
function activateAfterMount(widget: Widget, type: Activation["type"]): Widget {
  return {
    ...widget,
    mount(host, options, page) {
      const mounted = widget.mount(host, options, page)
      const target = host.querySelector("a, button") ?? host
      const activate = () => mounted.activate?.({ type, target, key: type === "key" ? "Enter" : null })
      return { ...mounted, ready: mounted.ready.then(() => queueMicrotask(activate)) }
    },
  }
}

function defer<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

/** Runs all pending work: promises, and tasks that a renderer queued. */
async function settleTasks(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setTimeout(resolve))
}

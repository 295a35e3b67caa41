import type { Widget, WidgetEntry } from "@ringside/core"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import type { TestPageOptions } from "../createTestPage.ts"
import { auditNodes, findUnreachable } from "./auditNodes.ts"
import { activateAfterMount, breakAt, defer, settleTasks } from "./changedWidgets.ts"
import { type ConformanceOptions, createStage, type WidgetStage } from "./widgetStage.ts"

/** Runs the conformance tests of every widget. A widget's own tests cover only its specifics. */
export function describeConformance(widget: Widget, options: ConformanceOptions): void {
  const set = (entry: Partial<WidgetEntry> = {}, config: TestPageOptions["config"] = {}): WidgetStage => {
    const stage = createStage(widget, options, { entry, config })
    stops.push(stage.page.stop)
    return stage
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
        const { page, host, reach } = set({}, { locale })
        await reach("ready")
        await page.clock.settle()
        texts.push(readWords(host))
        page.stop()
      }
      expect(texts[0]).not.toBe(texts[1])
      for (const text of texts) expect(text).not.toMatch(/\{\w+\}|undefined|NaN|\[object/)
    })

    const { isActivated } = options
    if (!isActivated) return
    test.each(["click", "key"] as const)("a %s that came before the code does the main action", async (type) => {
      const { host, page, reach } = set({ fetch: () => Promise.resolve(activateAfterMount(widget, type)) })
      await reach("ready")
      await vi.waitFor(async () => {
        await page.clock.settle()
        expect(isActivated(host, page)).toBe(true)
      })
    })
  })
}

/** The visible and the spoken texts of a hook; a widget may name the shop's own control. */
function readWords(hook: Element): string {
  const labels = [...hook.querySelectorAll("[aria-label], [alt], [title]")].map((element) =>
    ["aria-label", "alt", "title"].map((name) => element.getAttribute(name) ?? "").join(" "),
  )
  return `${hook.textContent} ${labels.join(" ")}`
}

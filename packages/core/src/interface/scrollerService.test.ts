import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { find } from "../page/findForTests.ts"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"
import { scrollerService } from "./scrollerService.ts"

let page: PageForTests
let isReduced = false

/** happy-dom lays nothing out: the target stands 1,500 px below the page's top, which is 3,000 px tall in a view of 600. */
/** Pages read the document's members from it. */
const documentPrototype: object = Reflect.getPrototypeOf(document) ?? document

beforeEach(() => {
  isReduced = false
  document.body.innerHTML = '<div id="box"><p id="inner"></p></div><p id="target"></p>'
  const root = document.documentElement
  layOut(root, { scrollHeight: 3000, clientHeight: 600 })
  Object.defineProperty(documentPrototype, "scrollingElement", { configurable: true, value: root })
  Object.defineProperty(documentPrototype, "elementsFromPoint", { configurable: true, value: () => [] })
  place(find("#target"), () => 1500 - root.scrollTop)
  vi.spyOn(window, "matchMedia").mockImplementation(() => ({ matches: isReduced }) as MediaQueryList)
  page = createPageForTests(window)
})

afterEach(() => {
  page.stop()
  document.documentElement.scrollTop = 0
  vi.restoreAllMocks()
})

function layOut(element: Element, sizes: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(element, name, { configurable: true, value })
}

function place(element: Element, readTop: () => number, height = 20): void {
  element.getBoundingClientRect = () => new DOMRect(0, readTop(), 100, height)
}

const readTop = () => document.documentElement.scrollTop
const target = () => find("#target")

describe("to", () => {
  it("moves in its time, slow at both ends, and leaves the margin above", async () => {
    const arriving = scrollerService.of(page).to(target(), { durationMs: 1000, marginPx: 100 })
    const tops = [readTop()]
    for (const ms of [250, 250, 250]) {
      page.clock.pass(ms)
      tops.push(Math.round(readTop()))
    }
    page.clock.pass(300)
    expect(await arriving).toBe(true)
    expect(readTop()).toBe(1400)
    expect(tops[0]).toBe(0)
    // A frame takes 16 ms, so each is a little behind.
    expect(tops[1]).toBeLessThan(350)
    expect(Math.abs((tops[2] ?? 0) - 700)).toBeLessThan(40)
    expect(tops[3]).toBeGreaterThan(1050)
    expect(page.clock.waiting).toEqual([])
  })

  it("jumps where reduced motion is preferred, or no time is given", async () => {
    isReduced = true
    expect(await scrollerService.of(page).to(target(), { durationMs: 1000, marginPx: 100 })).toBe(true)
    expect(readTop()).toBe(1400)
    isReduced = false
    expect(await scrollerService.of(page).to("top", { durationMs: 0 })).toBe(true)
    expect(readTop()).toBe(0)
  })

  it.each([
    ["above the page's top", 50, 0],
    ["below what the page can scroll to", 2950, 2400],
  ])("goes no further than the page's ends when the target is %s", async (_, top, expected) => {
    place(target(), () => top - readTop())
    await scrollerService.of(page).to(target(), { durationMs: 0, marginPx: 100 })
    expect(readTop()).toBe(expected)
  })

  it.each([
    ["fixed", 180, 1320],
    ["sticky", 180, 1320],
    ["static", 180, 1400],
    ["fixed", 80, 1400],
    ["fixed", 500, 1400],
  ])("stops below a header that is %s and %i px tall, at %i", async (position, heightPx, expected) => {
    const header = document.createElement("header")
    header.style.position = position
    document.body.append(header)
    place(header, () => 0, heightPx)
    Object.defineProperty(documentPrototype, "elementsFromPoint", { configurable: true, value: () => [header] })
    await scrollerService.of(page).to(target(), { durationMs: 0, marginPx: 100 })
    expect(readTop()).toBe(expected)
  })

  it("stops below a header that is stuck only when the page has scrolled", async () => {
    const header = document.createElement("header")
    header.style.position = "sticky"
    document.body.append(header)
    place(header, () => 0, 200)
    Object.defineProperty(documentPrototype, "elementsFromPoint", {
      configurable: true,
      value: () => (readTop() > 0 ? [header] : []),
    })
    await scrollerService.of(page).to(target(), { durationMs: 0 })
    expect(readTop()).toBe(1300)
  })

  it("scrolls a box of its own, and leaves the page", async () => {
    const box = find("#box")
    layOut(box, { scrollHeight: 900, clientHeight: 300 })
    place(box, () => 40)
    place(find("#inner"), () => 440 - box.scrollTop)
    await scrollerService.of(page).to(find("#inner"), { durationMs: 0, marginPx: 100, within: box })
    expect([box.scrollTop, readTop()]).toEqual([300, 0])
  })
})

describe("reveal", () => {
  /** Bars at the window's edges, each covering its height. */
  const stick = (bars: Readonly<Record<"top" | "bottom", number>>) => {
    layOut(window as unknown as Element, { innerHeight: 600 })
    const [head, foot] = [document.createElement("header"), document.createElement("footer")]
    for (const bar of [head, foot]) bar.style.position = "fixed"
    document.body.append(head, foot)
    place(head, () => 0, bars.top)
    place(foot, () => 600 - bars.bottom, bars.bottom)
    Object.defineProperty(documentPrototype, "elementsFromPoint", {
      configurable: true,
      value: (_: number, y: number) => [y === 0 ? head : foot],
    })
    return head
  }

  it.each([
    ["under the header", 40, -80],
    ["just below the header", 120, 0],
    ["above the bar at the bottom", 500, 0],
    ["under the bar at the bottom", 560, 60],
  ])("scrolls only as far as needed to show a target %s", (_, top, movedPx) => {
    stick({ top: 120, bottom: 80 })
    document.documentElement.scrollTop = 1000
    place(target(), () => top + 1000 - readTop())
    scrollerService.of(page).reveal(target())
    expect(readTop() - 1000).toBe(movedPx)
  })

  it("shows the start of a target that is taller than the window", () => {
    stick({ top: 120, bottom: 80 })
    document.documentElement.scrollTop = 1000
    place(target(), () => 300 + 1000 - readTop(), 900)
    scrollerService.of(page).reveal(target())
    expect(readTop()).toBe(1180)
  })

  it("doesn't scroll for a target in the header itself", () => {
    const head = stick({ top: 120, bottom: 80 })
    document.documentElement.scrollTop = 1000
    head.append(target())
    place(target(), () => 40)
    scrollerService.of(page).reveal(target())
    expect(readTop()).toBe(1000)
  })

  it("ends a movement to another place, and lets the browser scroll the boxes around the target", async () => {
    stick({ top: 0, bottom: 0 })
    const scrolled = vi.spyOn(find("#inner"), "scrollIntoView")
    const arriving = scrollerService.of(page).to(target(), { durationMs: 1000 })
    scrollerService.of(page).reveal(find("#inner"))
    expect(await arriving).toBe(false)
    expect(scrolled.mock.lastCall?.[0]).toMatchObject({ block: "nearest", inline: "nearest", behavior: "instant" })
  })
})

describe("stops scrolling", () => {
  it.each(["wheel", "touchstart", "pointerdown", "keydown"])("when the shopper takes over by %s", async (type) => {
    const arriving = scrollerService.of(page).to(target(), { durationMs: 1000 })
    page.clock.pass(400)
    const top = readTop()
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    page.clock.pass(2000)
    expect([await arriving, readTop()]).toEqual([false, top])
  })

  it("when another movement begins", async () => {
    const first = scrollerService.of(page).to(target(), { durationMs: 1000 })
    page.clock.pass(400)
    const second = scrollerService.of(page).to("top", { durationMs: 500 })
    page.clock.pass(600)
    expect([await first, await second, readTop()]).toEqual([false, true, 0])
  })

  it("when the page stops", async () => {
    const arriving = scrollerService.of(page).to(target(), { durationMs: 1000 })
    page.clock.pass(400)
    const top = readTop()
    page.stop()
    page.clock.pass(2000)
    expect([await arriving, readTop()]).toEqual([false, top])
    expect(await scrollerService.of(page).to(target(), { durationMs: 0 })).toBe(false)
  })
})

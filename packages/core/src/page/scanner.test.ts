import { afterEach, describe, expect, it, vi } from "vitest"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"

let page: PageForTests | undefined
afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
})

/** Adds nodes, each in a record of its own, and lets the observers be called. */
async function add(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) document.body.append(document.createElement("i"))
  await Promise.resolve()
}

it("records what is added only between beginning and end", async () => {
  page = createPageForTests(window)
  page.watch()
  await add(1)
  expect(page.record(true)).toEqual([])
  await add(2)
  const recorded = page.record(false)
  expect(recorded.flatMap(({ addedNodes }) => [...addedNodes])).toEqual([...document.body.children].slice(1))
  await add(1)
  expect(page.record(false)).toEqual([])
})

it("records no more than late code could want, however many are added at once", async () => {
  page = createPageForTests(window)
  page.watch()
  page.record(true)
  await add(10_500)
  await add(1)
  expect(page.record(false)).toHaveLength(9999)
})

it("leaves out what is added while the page is parsed", async () => {
  page = createPageForTests(window)
  page.watch()
  page.record(true)
  const state = vi.spyOn(Object.getPrototypeOf(document) as Document, "readyState", "get").mockReturnValue("loading")
  await add(1)
  state.mockRestore()
  await add(1)
  expect(page.record(false)).toHaveLength(1)
})

/** Creates a page, and returns an element that counts as ours. */
function createOwn(): HTMLElement {
  document.body.innerHTML = "<p>1</p>"
  page = createPageForTests(window)
  page.watch()
  const own = document.createElement("i")
  page.inserted.add(own)
  return own
}

describe("nodes of ours", () => {
  const idle = 0
  const frame = 16

  it("are scanned for in idle time, when they come and when they go", async () => {
    const own = createOwn()
    document.body.append(own, "text")
    await Promise.resolve()
    expect(page?.clock.waiting).toEqual([idle])
    page?.clock.pass(idle)
    expect(page?.clock.waiting).toEqual([])
    own.remove()
    await Promise.resolve()
    expect(page?.clock.waiting).toEqual([idle])
  })

  it("are scanned for before the next frame beside a node of the host", async () => {
    document.body.append(createOwn())
    await add(1)
    expect(page?.clock.waiting).toEqual([frame])
  })

  it("are scanned for once with a node of the host that comes meanwhile", async () => {
    const own = createOwn()
    const look = vi.fn()
    page?.onScan(look)
    document.body.append(own)
    await Promise.resolve()
    await add(1)
    own.remove()
    await Promise.resolve()
    expect(page?.clock.waiting).toEqual([idle, frame])
    page?.clock.pass(100)
    expect(look).toHaveBeenCalledTimes(1)
  })
})

it.each([
  ["a text that changes", (place: Element) => (place.textContent = "2"), 0],
  ["a comment that is added", (place: Element) => place.append(document.createComment("2")), 0],
  ["an element that is added", (place: Element) => place.append(document.createElement("i")), 1],
  ["an element that a text replaces", (place: Element) => place.replaceWith("2"), 1],
  ["an element that becomes a hook", (place: Element) => place.setAttribute("data-ringside", "tabs"), 1],
])("scans after %s", async (_what, change, times) => {
  document.body.innerHTML = "<p>1</p>"
  page = createPageForTests(window)
  const look = vi.fn()
  page.onScan(look)
  page.watch()
  const [place] = document.body.children
  if (place) change(place)
  await Promise.resolve()
  page.clock.pass(100)
  expect(look).toHaveBeenCalledTimes(times)
})

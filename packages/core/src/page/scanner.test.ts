import { afterEach, expect, it, vi } from "vitest"
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

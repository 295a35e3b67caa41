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

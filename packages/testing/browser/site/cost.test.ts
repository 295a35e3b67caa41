import { expect, test } from "vitest"
import { openTheme } from "../support/openTheme.ts"

/** Notes each read that makes the browser lay the page out, with the file that it came from. */
const noteLayoutReads = () => {
  const reads: string[] = []
  Object.assign(window, { layoutReads: reads })
  const note = (name: string) => {
    if (new Error("read").stack?.includes("/ringside/chunks/header-")) reads.push(name)
  }
  for (const [owner, names] of [
    [HTMLElement.prototype, ["offsetHeight", "offsetWidth", "offsetTop"]],
    [Element.prototype, ["clientHeight", "clientWidth", "scrollTop", "scrollHeight"]],
    [window, ["innerWidth", "innerHeight", "scrollY", "scrollX"]],
  ] as const) {
    for (const name of names) {
      const own = Object.getOwnPropertyDescriptor(owner, name)
      if (!own?.get) continue
      const { get } = own
      Object.defineProperty(owner, name, {
        ...own,
        get(this: unknown): unknown {
          note(name)
          return Reflect.apply(get, this, [])
        },
      })
    }
  }
  const { getBoundingClientRect } = Element.prototype
  Element.prototype.getBoundingClientRect = function (this: Element) {
    note("getBoundingClientRect")
    return getBoundingClientRect.call(this)
  }
}

test("the header measures nothing at its start, and the header's height once for all scrolling", async () => {
  const { page } = await openTheme({}, { viewport: { width: 1440, height: 900 }, before: noteLayoutReads })
  const readReads = () => page.evaluate(() => (Reflect.get(window, "layoutReads") as string[]).splice(0))
  // The first look after the start comes with a frame, which has been laid out.
  const early = await readReads()
  expect(early.filter((name) => !/^(scrollY|innerWidth|offsetHeight)$/.test(name))).toEqual([])
  for (const top of [400, 800, 1200]) {
    await page.evaluate((to) => scrollTo(0, to), top)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
  const reads = [...early, ...(await readReads())]
  expect(reads.filter((name) => name === "scrollY").length).toBeGreaterThan(1)
  expect(reads.filter((name) => name === "offsetHeight").length).toBe(1)
})

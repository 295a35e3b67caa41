import { expect, test } from "vitest"
import { twoFrames, waitForChunk } from "../support/hooks.ts"
import { openPage } from "../support/openPage.ts"
import { serveTheme } from "../support/openTheme.ts"

/** Notes each read of the header's code that makes the browser lay the page out, in a list for each frame and one for all else. */
const noteLayoutReads = () => {
  const outside: string[] = []
  const frames: string[][] = []
  Object.assign(window, { layoutReads: { outside, frames } })
  let current = outside
  const nextFrame = window.requestAnimationFrame.bind(window)
  const openFrame = () => {
    frames.push([])
    nextFrame(openFrame)
  }
  nextFrame(openFrame)
  window.requestAnimationFrame = (callback) =>
    nextFrame((time) => {
      current = frames.at(-1) ?? outside
      callback(time)
      current = outside
    })
  // The browser calls these when it has just laid the page out: a read there costs nothing.
  window.ResizeObserver = class extends ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      super((entries, observer) => {
        current = []
        callback(entries, observer)
        current = outside
      })
    }
  }
  const note = (name: string) => {
    if (/\/chunks\/(header|frame|site-scrolling)-/.test(new Error("read").stack ?? "")) current.push(name)
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

interface LayoutReads {
  readonly outside: readonly string[]
  readonly frames: readonly (readonly string[])[]
}

test("the header measures nothing at its start, the header's height once, and little in a frame that scrolls", async () => {
  const host = await serveTheme({ config: { header: { sticky: true } } })
  const { page } = await openPage(host.url, { viewport: { width: 1440, height: 900 }, before: noteLayoutReads })
  const readReads = () => page.evaluate(() => Reflect.get(window, "layoutReads") as LayoutReads)
  const readBusyFrames = async () => (await readReads()).frames.filter((reads) => reads.length > 0)
  await waitForChunk(page, "site-scrolling")
  await twoFrames(page)
  // The first looks at the scroll position come with a frame, which has been laid out.
  const start = await readBusyFrames()
  expect(new Set(start.flat())).toEqual(new Set(["scrollY"]))
  for (const top of [400, 800, 1200]) {
    const { length } = await readBusyFrames()
    await page.evaluate((to) => scrollTo(0, to), top)
    await expect.poll(async () => (await readBusyFrames()).length).toBeGreaterThan(length)
  }
  const [first, ...others] = (await readBusyFrames()).slice(start.length)
  expect(first).toEqual(["scrollY", "offsetHeight", "innerWidth"])
  for (const reads of others) expect(reads).toEqual(["scrollY"])
  expect((await readReads()).outside).toEqual([])
})

import { beforeAll, expect, test } from "vitest"
import { bundlePage } from "./support/bundlePage.ts"
import { openPage } from "./support/openPage.ts"
import type { FocusField, ScrollToTarget } from "./support/scrollerPage.ts"

declare global {
  interface Window {
    readonly scrollToTarget: ScrollToTarget
    readonly focusField: FocusField
  }
}

const address = "https://shop.example/"
let script = ""

beforeAll(async () => {
  script = await bundlePage("scrollerPage.ts")
})

/** A long page whose styles scroll smoothly, with a header that sticks to the top once the page has scrolled past a bar. */
async function open(headerPx: number, options: Parameters<typeof openPage>[1] = {}) {
  const body = `<!doctype html><title>Shop</title><style>html{scroll-behavior:smooth}body{margin:0}
    header{position:sticky;top:0;height:${String(headerPx)}px;background:#fff}div{height:2000px}</style>
    <p style="height:40px;margin:0">Bar</p><header>Header</header><div></div><p id="target">Target</p><div></div>`
  const { page } = await openPage("about:blank", {
    ...options,
    isPlain: true,
    prepare: (each) => each.route(`${address}**`, (route) => route.fulfill({ contentType: "text/html", body })),
  })
  await page.goto(address)
  await page.addScriptTag({ content: script })
  const readTop = () => page.evaluate(() => document.getElementById("target")?.getBoundingClientRect().top)
  return { page, readTop }
}

test.each([
  [60, 100],
  [160, 160],
])("below a header of %i px the target comes to stand at %i px", async (headerPx, top) => {
  const { page, readTop } = await open(headerPx)
  expect(await page.evaluate(() => window.scrollToTarget(300))).toBe(true)
  expect(await readTop()).toBeCloseTo(top, 0)
})

test("where the device asks for less motion it is there in one step", async () => {
  const { page, readTop } = await open(60, { reducedMotion: "reduce" })
  const positions = await page.evaluate(async () => {
    const before = window.scrollY
    const arriving = window.scrollToTarget(5000)
    const after = window.scrollY
    await arriving
    return [before, after === window.scrollY]
  })
  expect(positions).toEqual([0, true])
  expect(await readTop()).toBeCloseTo(100, 0)
})

test("a shopper who turns the wheel has the page", async () => {
  const { page, readTop } = await open(60)
  const arriving = page.evaluate(() => window.scrollToTarget(3_600_000))
  await page.mouse.move(200, 200)
  await page.mouse.wheel(0, 10)
  expect(await arriving).toBe(false)
  expect(await readTop()).toBeGreaterThan(1000)
})

test.each([
  ["under the header", 1980, 100],
  ["under the bar at the bottom", 1400, 620],
  ["already seen", 1600, 440],
  ["out of the window", 0, 620],
])("a field that is %s gets focus beside both bars", async (_, scrollTop, top) => {
  const { page } = await open(100, { viewport: { width: 800, height: 720 } })
  const topAfter = await page.evaluate((scrolledTo) => {
    const bar = document.createElement("aside")
    bar.style.cssText = "position:fixed;inset:auto 0 0;height:60px;background:#fff"
    document.body.append(bar)
    const field = document.createElement("input")
    field.id = "field"
    field.style.cssText = "position:absolute;top:2040px;height:40px;box-sizing:border-box"
    document.body.append(field)
    window.scrollTo({ top: scrolledTo, behavior: "instant" })
    window.focusField("field")
    return [document.activeElement?.id, Math.round(field.getBoundingClientRect().top)]
  }, scrollTop)
  expect(topAfter).toEqual(["field", top])
})

test("a field in a box that scrolls is shown there, and the page stays", async () => {
  const { page } = await open(100)
  const result = await page.evaluate(() => {
    const dialog = document.createElement("dialog")
    dialog.style.cssText = "height:200px;overflow:auto;padding:0"
    dialog.innerHTML = '<div style="height:900px"></div><input id="field">'
    document.body.append(dialog)
    window.scrollTo({ top: 500, behavior: "instant" })
    dialog.showModal()
    window.focusField("field")
    const [box, field] = [dialog, document.getElementById("field")].map((each) => each?.getBoundingClientRect())
    return [window.scrollY, (field?.bottom ?? 0) <= (box?.bottom ?? 0) && (field?.top ?? 0) > (box?.top ?? 0)]
  })
  expect(result).toEqual([500, true])
})

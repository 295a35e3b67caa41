import type { Page, ViewportSize } from "playwright-core"
import { describe, expect, test } from "vitest"
import { twoFrames } from "./support/hooks.ts"
import { expectOpen, openPopups } from "./support/openPopups.ts"

/** A page of the usual shape, with controls at its very start and end. */
const fill = (
  own: string,
) => `<header class="plain"><a href="#1">Brand</a> <a href="#2">Basket</a> <a href="#3">Menu</a></header>
<ul class="products">${Array.from({ length: 5 }, (_, at) => `<li><a href="#p${String(at)}">Figure ${String(at)}</a> <button>Add ${String(at)}</button></li>`).join("")}</ul>
${own}
<form action="/en/"><p><label>Name <input name="name" /></label></p><p><label>Note <textarea name="note"></textarea></label></p></form>
<footer class="plain">${["Terms", "Privacy", "Returns", "Delivery", "Contact", "Press"].map((name) => `<a href="#${name}">${name}</a>`).join("")}</footer>`

const css = `body { margin: 0; font: 16px/1.5 sans-serif } a, button { display: inline-block; min-height: 32px }
.products { margin: 0; padding: 0 16px } .products li { display: flex; justify-content: space-between; margin-block: 140px }
.plain { display: flex; flex-wrap: wrap; gap: 16px; justify-content: space-between; padding: 8px 16px }
.bar { position: fixed; inset-inline: 0; height: 64px; background: #ddd } .bar.at-end { bottom: 0 }
#masthead { position: sticky; top: 0; height: 64px; background: #ddd; z-index: 5 } .pum-container { background: #ddd; padding: 16px }
#ast-scroll-top { display: none; position: fixed; right: 8px; bottom: 8px; width: 44px; height: 44px; background: #ddd }`

interface EdgeCase {
  /** HTML of what stands at an edge. */
  readonly own?: string
  readonly css?: string
  /** Settings of a popup that leaves the page usable, opened by a script. */
  readonly popup?: object
  /** The selector that the test waits for. */
  readonly shows: string
}

/** More than any of these pages has. */
const maxStops = 60

const words =
  "Orders that are placed before the end of August leave the workshop in September, in the order in which they came in."
const beside = {
  overlay_disabled: true,
  animation_type: "none",
  size: "custom",
  custom_width: "320px",
  custom_height_auto: true,
}

const kinds: Readonly<Record<string, EdgeCase>> = {
  "a store notice": {
    own: `<p data-ringside="store-notice" data-ringside-id="august" hidden>${words} <button type="button">Dismiss</button></p>`,
    shows: ".ringside-store-notice",
  },
  "the question for consent at the bottom": { own: '<div data-ringside="consent"></div>', shows: ".ringside-consent" },
  "the question for consent at the top": {
    own: '<div data-ringside="consent" data-ringside-position="top"></div>',
    shows: ".ringside-consent",
  },
  "a popup in a corner": { popup: { ...beside, location: "right bottom" }, shows: "#pum-1 .pum-container" },
  "a popup across the bottom": {
    popup: { ...beside, location: "center bottom", custom_width: "100%", position_fixed: true },
    shows: "#pum-1 .pum-container",
  },
  "a popup at the top": {
    popup: { ...beside, location: "center top", position_top: 0 },
    shows: "#pum-1 .pum-container",
  },
  "a popup in the middle": { popup: { ...beside, location: "center" }, shows: "#pum-1 .pum-container" },
  "the theme's header, which sticks": { own: "", shows: "#masthead" },
  "the theme's header, fixed, on a page that scrolls smoothly": {
    css: "html { scroll-behavior: smooth; scroll-padding: 20px } #masthead { position: fixed; inset: 0 0 auto } body { padding-top: 64px }",
    shows: "#masthead",
  },
  "a theme's bar at the bottom": {
    own: '<div class="bar at-end storefront-handheld-footer-bar"><a href="#bar">To the bar</a></div>',
    shows: ".bar",
  },
  "a button to the top": { own: '<div id="ast-scroll-top" tabindex="0">↑</div>', shows: "#ast-scroll-top" },
  "a notice, a question for consent and a header": {
    own: `<p data-ringside="store-notice" data-ringside-id="august" hidden>${words} <button type="button">Dismiss</button></p><div data-ringside="consent"></div>`,
    shows: ".ringside-consent",
  },
}

const windows = [
  { width: 1365, height: 768 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
] as const

/** A phone held sideways, where the question for consent is higher than its place. */
const sideways = { width: 664, height: 320 }

/** The theme's header makes the page fetch the code for it. */
const header = '<header id="masthead" class="site-header"><a href="#home">Home</a></header>'

async function openWith({ own = "", css: more = "", popup, shows }: EdgeCase, viewport: ViewportSize): Promise<Page> {
  const { page } = await openPopups(
    {
      main: header + fill(own),
      css: `${css} ${more}`,
      popups: [
        {
          id: 1,
          title: "August",
          ...(popup && { settings: popup }),
          content: `<p>${words}</p><p><a href="#popup">Read more</a></p>`,
        },
      ],
      scripts: '<script>window.astra = { break_point: "921" }</script>',
    },
    { viewport },
  )
  // What is covered at the page's end is what a button to the top stands on.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  if (popup) {
    await page.evaluate("window.ringside.popups.open(1)")
    await expectOpen(page, [1])
  }
  await page.locator(shows).waitFor()
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
  await twoFrames(page)
  return page
}

/** Resolves when the browser has scrolled to the focused control, smoothly or at once. */
function untilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    for (let still = 0, top = -1; still < 2; top = scrollY) {
      still = scrollY === top ? still + 1 : 0
      await frame()
    }
  })
}

/** The focused control, and whether the shopper sees any of it. */
const readFocus = () => {
  const control = document.activeElement
  if (!control || control === document.body) return null
  const name = `${control.localName} ${(control.textContent.trim() || control.getAttribute("name")) ?? ""}`.slice(0, 30)
  const isSeen = [...control.getClientRects()].some(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y)
        return hit !== null && (control.contains(hit) || hit.contains(control))
      }),
    ),
  )
  // An element around the control that is hit says that nothing covers it.
  return { name, isSeen }
}

/** Scrolls to the focused control where a smooth scroll hasn't begun and left it outside of the window. What a bar covers stays covered. */
const endSmoothScroll = () => {
  const { documentElement: root, activeElement } = document
  const box = activeElement?.getBoundingClientRect()
  const isOutside = box && (box.bottom <= 0 || box.top >= innerHeight)
  if (isOutside && getComputedStyle(root).getPropertyValue("scroll-behavior") === "smooth")
    activeElement?.scrollIntoView({ block: "nearest", behavior: "instant" })
}

/** Goes through the page once, and over its end. Returns the controls of which nothing was seen. */
async function walk(
  page: Page,
  key: "Tab" | "Shift+Tab",
): Promise<{ readonly stops: number; readonly hidden: readonly string[] }> {
  const stops = new Set<string>()
  const hidden: string[] = []
  for (let pressed = 0; pressed < maxStops; pressed += 1) {
    await page.keyboard.press(key)
    await untilStill(page)
    const focus = await page.evaluate(readFocus)
    if (!focus) continue
    if (stops.has(focus.name)) break
    stops.add(focus.name)
    if (focus.isSeen) continue
    // Slow machines begin to scroll smoothly some frames later. Chromium's smooth scroll from one end of the page to the other sometimes
    // doesn't begin at all.
    const waiting = page.waitForFunction(`(${readFocus.toString()})()?.isSeen`, null, { timeout: 2000 })
    await waiting.catch(async () => {
      await page.evaluate(endSmoothScroll)
      await twoFrames(page)
      if (!(await page.evaluate(readFocus))?.isSeen) hidden.push(focus.name)
    })
  }
  return { stops: stops.size, hidden }
}

/** Goes through the page of this kind both ways. */
async function expectFocusSeen(kind: string, viewport: ViewportSize): Promise<void> {
  const edge = kinds[kind]
  if (!edge) throw new Error(kind)
  const page = await openWith(edge, viewport)
  const forth = await walk(page, "Tab")
  const back = await walk(page, "Shift+Tab")
  expect([forth.hidden, back.hidden]).toEqual([[], []])
  expect(forth.stops).toBeGreaterThan(20)
}

describe.each(windows)("at $width × $height", (viewport) => {
  test.each(Object.keys(kinds))("each control that has focus is seen beside %s", (kind) =>
    expectFocusSeen(kind, viewport),
  )
})

test("each control that has focus is seen beside the question for consent on a phone held sideways", () =>
  expectFocusSeen("the question for consent at the bottom", sideways))

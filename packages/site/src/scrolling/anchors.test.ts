import { startBehaviour, scrollerService } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, expect, it, vi } from "vitest"
import { selectAnchorTop } from "../domain/index.ts"
import { anchors, menuAnchors } from "./anchors.ts"

let page: TestPage | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  history.replaceState(null, "", location.pathname)
  vi.restoreAllMocks()
})

const to = vi.fn((_target: Element, _options: { readonly marginPx?: number }) => Promise.resolve(true))

/** Starts links within the page, in a document without a layout to scroll in. */
function start(html: string): TestPage {
  document.body.innerHTML = html
  page = createTestPage({ config: { host: { astra: { is_scroll_to_id: "1" } } } })
  scrollerService.provide(page, { to, reveal: () => undefined })
  to.mockClear()
  for (const each of [menuAnchors, anchors]) startBehaviour(each, page)
  return page
}

/** Presses the first link, which leads nowhere else in this document. Returns whether the browser's own jump was prevented. */
function press(): boolean {
  let isPrevented = false
  const note = (event: Event) => {
    isPrevented = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener("click", note, { once: true })
  document.querySelector("a")?.click()
  return isPrevented
}

const target = '<h2 id="news">News</h2>'

it.each([
  ["on the page", '<a href="#news">News</a>', true],
  ["with the page's address", `<a href="${location.pathname}#news">News</a>`, true],
  ["in the menu of a header hook", '<header data-ringside="header"><a href="#news">News</a></header>', true],
  ["in a store notice hook", '<p data-ringside="store-notice"><a href="#news">News</a></p>', true],
  ["in a checkout hook, which handles its own", '<div data-ringside="checkout"><a href="#news">News</a></div>', false],
  ["in a popup hook, which handles its own", '<div data-ringside="popup"><a href="#news">News</a></div>', false],
  ["that is a tab", '<a role="tab" href="#news">News</a>', false],
  ["of another page", '<a href="/other/#news">News</a>', false],
  ["for a new window", '<a href="#news" target="_blank">News</a>', false],
  ["to a place that isn't there", '<a href="#old">News</a>', false],
])("scrolls for a link %s: %s %s", (_, link, isOurs) => {
  start(link + target)
  expect(press()).toBe(isOurs)
  expect(to).toHaveBeenCalledTimes(isOurs ? 1 : 0)
  expect(location.hash).toBe(isOurs ? "#news" : "")
})

it("keeps clear of every bar that sticks", () => {
  const heights = [80, 40]
  const bars = heights.map((height) => `<div data-stick-support="${String(height)}"></div>`).join("")
  start(`<header class="site-header">${bars}</header><a href="#news">News</a>${target}`)
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function (this: HTMLElement) {
    return Number(this.dataset["stickSupport"])
  })
  press()
  // What the scroller keeps above the target comes to the contract's position.
  const [, options] = to.mock.calls[0] ?? []
  expect(500 - Number(options?.marginPx)).toBe(selectAnchorTop(500, heights))
})

it.each([
  ["under a bar", 0, 1],
  ["below it, since the shopper has scrolled", 120, 0],
  ["above the window, since the shopper has scrolled", -300, 0],
])("scrolls once at the start for the address's hash, whose target is %s", async (_, top, count) => {
  history.replaceState(null, "", "#news")
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100)
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 10, 10))
  const { clock } = start(`<header class="site-header"><div data-stick-support></div></header>${target}`)
  await clock.settle()
  expect(to.mock.calls).toEqual(
    Array.from({ length: count }, () => [document.getElementById("news"), { durationMs: 0, marginPx: 100 }]),
  )
  page?.scan()
  await clock.settle()
  expect(to).toHaveBeenCalledTimes(count)
})

it("leaves a hidden target to the browser, whose jump opens the tab around it", () => {
  start(`<a href="#news">News</a><div style="display: none">${target}</div>`)
  expect(press()).toBe(false)
  expect(to).not.toHaveBeenCalled()
})

import { startBehaviour, scrollerService } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, describe, expect, it, vi } from "vitest"
import { scrollToTop } from "./scrollToTop.ts"

let page: TestPage | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const to = vi.fn(() => Promise.resolve(true))

function start(button: string): HTMLElement {
  document.body.innerHTML = `<div id="page"></div>${button}`
  page = createTestPage({ config: { host: { astra: { break_point: "921" } } } })
  scrollerService.provide(page, { to, reveal: () => undefined })
  to.mockClear()
  startBehaviour(scrollToTop, page)
  const element = document.querySelector<HTMLElement>("#page + *")
  if (!element) throw new Error("There is no button.")
  return element
}

/** Scrolls, and lets a frame pass. */
async function scrollBy(top: number): Promise<void> {
  vi.spyOn(window, "scrollY", "get").mockReturnValue(top)
  window.dispatchEvent(new Event("scroll"))
  await page?.clock.settle()
}

describe.each([
  ["the theme's button", '<div id="ast-scroll-top" tabindex="0" data-on-devices="both">↑</div>'],
  ["a hook", '<a href="#" data-ringside="scroll-to-top" hidden>↑</a>'],
])("%s", (_, html) => {
  it("is hidden until the page has been scrolled by more than 300 px, where there is no header", async () => {
    const button = start(html)
    expect(button.style.display).toBe("none")
    await scrollBy(300)
    expect(button.style.display).toBe("none")
    await scrollBy(301)
    expect(button.style.display).toBe("block")
    expect(button.hidden).toBe(false)
    await scrollBy(0)
    expect(button.style.display).toBe("none")
  })

  it("scrolls to the top at a click, and moves the focus there", async () => {
    const button = start(html)
    await scrollBy(900)
    const click = new MouseEvent("click", { bubbles: true, cancelable: true })
    button.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    expect(to.mock.calls).toEqual([["top", { durationMs: 400 }]])
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("page"))
  })

  it("has a name and the role of a button", () => {
    const button = start(html)
    expect(button.getAttribute("role")).toBe("button")
    expect(button.getAttribute("aria-label")).toBe("Scroll to top")
  })
})

it("shows a hook on the devices that its option names", async () => {
  const button = start('<a href="#" data-ringside="scroll-to-top" data-ringside-devices="mobile" hidden>↑</a>')
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(769)
  await scrollBy(900)
  expect(button.style.display).toBe("none")
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(768)
  window.dispatchEvent(new Event("resize"))
  await page?.clock.settle()
  expect(button.style.display).toBe("block")
})

it("measures once, and again after a resize", async () => {
  start('<div id="ast-scroll-top">↑</div>')
  const width = vi.spyOn(window, "innerWidth", "get").mockReturnValue(1000)
  await scrollBy(900)
  await scrollBy(950)
  expect(width).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event("resize"))
  await page?.clock.settle()
  expect(width).toHaveBeenCalledTimes(2)
})

import type { Page } from "playwright-core"

/** The areas that a phone's notch and lower bar cover at each edge, in CSS pixels. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** A phone's window, and what covers its edges. */
export interface Phone {
  readonly held: "upright" | "sideways"
  readonly viewport: { readonly width: number; readonly height: number }
  readonly insets: Insets
}

/** A phone with a notch, held both ways. The top of one that is held upright is covered only where a page has no browser around it. */
export const phones: readonly Phone[] = [
  { held: "upright", viewport: { width: 390, height: 844 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { held: "sideways", viewport: { width: 844, height: 390 }, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
]

/** Lets the page's `env(safe-area-inset-…)` be those of a phone. */
export async function coverEdges(page: Page, insets: Insets): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send("Emulation.setSafeAreaInsetsOverride", { insets })
}

/** The controls and texts of the parts that stay under a notch or bar when they are scrolled to, with their places. */
export function listCovered(page: Page, selector: string, insets: Insets): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((parts, { top, right, bottom, left }) => {
    const found = parts.flatMap((part) => [
      ...(part.matches("a, button") ? [part] : []),
      ...part.querySelectorAll("a, button, input, label, summary, h2, p"),
    ])
    return found.flatMap((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" })
      const box = element.getBoundingClientRect()
      if (!element.checkVisibility() || box.width < 4) return []
      // What is higher than the room between the edges around the window's centre, such as a large picture, is scrolled through.
      const isHigher = box.height > innerHeight - 2 * Math.max(top, bottom)
      const isSafe =
        box.left >= left - 0.5 &&
        box.right <= innerWidth - right + 0.5 &&
        (isHigher || (box.top >= top - 0.5 && box.bottom <= innerHeight - bottom + 0.5))
      const place = [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ")
      return isSafe ? [] : [`${element.localName} ${element.classList.value} ${place}`]
    })
  }, insets)
}

/** Moves a finger over the page by `distancePx`, upwards if it is positive, which scrolls down. */
export async function swipe(page: Page, from: { readonly x: number; readonly y: number }, distancePx: number) {
  const devTools = await page.context().newCDPSession(page)
  const touch = (type: "touchStart" | "touchMove", share: number) =>
    devTools.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: from.x, y: from.y - distancePx * share }] })
  await touch("touchStart", 0)
  for (const share of [0.1, 0.25, 0.4, 0.6, 0.8, 1]) await touch("touchMove", share)
  await devTools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}

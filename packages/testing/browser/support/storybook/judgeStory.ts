import type { Page } from "playwright-core"
import { audit } from "../audit.ts"
import { findMisnamed } from "../expectGoodNames.ts"
import type { Switching } from "./switchings.ts"

/** The element that contains the story. */
export const storyRoot = "#storybook-root"

/** Screenshots of empty pages, by their switches: the same for all stories. */
export type BlankLooks = Map<string, Buffer>

/** Checks the story on `page` under `switching`, and returns a line per fault. Without `blankLooks` it may have drawn nothing. */
export async function judgeStory(page: Page, switching: Switching, blankLooks: BlankLooks | null): Promise<string[]> {
  await settle(page)
  const name = Object.values(switching).join(" ")
  const findings = [
    ...(await readFailure(page)),
    ...(await audit(page, storyRoot)),
    ...(await findSideways(page)),
    ...(await findMisnamed(page)),
    ...(blankLooks && (await isBlank(page, name, blankLooks)) ? ["nothing is drawn"] : []),
  ]
  return findings.map((finding) => `${name}: ${finding}`)
}

/** Resolves when the story has rendered its page's answers: when two frames have changed nothing. */
export async function settle(page: Page): Promise<void> {
  await page.locator(storyRoot).evaluate(async (root) => {
    let before
    do {
      before = root.innerHTML
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    } while (root.innerHTML !== before)
  })
}

/** Reports a story that throws, or a play function that doesn't end. */
function readFailure(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    if (channel.last("storyFinished")?.[0].status === "success") return []
    const thrown = channel.last("playFunctionThrewException") ?? channel.last("storyThrewException")
    // Below its first line, a message may contain the whole page.
    const [reason] = thrown?.[0].message.split("\n") ?? []
    return [`it ends in an error: ${reason ?? "Storybook doesn't say which"}`]
  })
}

/** Finds content that requires scrolling sideways: elements beyond the window, and boxes whose content is wider than they are. */
export function findSideways(page: Page): Promise<readonly string[]> {
  return page.locator(storyRoot).evaluate((root) => {
    const { clientWidth: windowPx, scrollWidth: pagePx } = document.documentElement
    // Boxes that scroll by snapping, such as slides, overflow on purpose. Hidden boxes contain pictures beside the visible one.
    const isMeantToPass = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).scrollSnapType !== "none" ||
        element.ariaHidden === "true" ||
        isMeantToPass(element.parentElement))
    const isBeyond = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return left < -1 || right > windowPx + 1
    }
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1
    const found = [...root.querySelectorAll("*")].filter(
      (element) => element.checkVisibility() && !isMeantToPass(element) && (isBeyond(element) || scrolls(element)),
    )
    // A pseudo-element that overflows has no element of its own; report the root.
    if (found.length === 0 && pagePx > windowPx) found.push(root)
    return found.map(({ outerHTML }) => `too wide: ${outerHTML.slice(0, 160)}`)
  })
}

/**
 * Whether the page looks the same as without content. The empty page's screenshot is taken once per `name`, which names a page and its
 * switches.
 */
export async function isBlank(page: Page, name: string, looks: BlankLooks): Promise<boolean> {
  const drawn = await page.screenshot()
  const blank = looks.get(name) ?? (await page.screenshot({ style: "body > * { display: none !important }" }))
  looks.set(name, blank)
  return drawn.equals(blank)
}

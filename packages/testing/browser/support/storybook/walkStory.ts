import type { Page } from "playwright-core"
import { audit } from "../audit.ts"
import { openPage } from "../openPage.ts"
import { type Switching, switchings } from "./switchings.ts"

/** Storybook's line to the page that draws a story, as far as we speak on it; events by Storybook's names. */
interface StorybookChannel {
  once(event: "storyFinished", hear: () => void): void
  emit(event: "updateGlobals", told: { readonly globals: Switching }): void
  emit(event: "forceRemount", told: { readonly storyId: string }): void
  /** What the last event of this name told; undefined before the first. */
  last(event: "storyFinished"): readonly [{ readonly status: "success" | "error" }] | undefined
  last(event: "storyThrewException" | "playFunctionThrewException"): readonly [{ readonly message: string }] | undefined
  last(event: "setGlobals"): readonly [{ readonly globalTypes: Readonly<Record<string, ToolbarSwitch>> }] | undefined
}

interface ToolbarSwitch {
  readonly toolbar?: { readonly items: readonly string[] }
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: StorybookChannel
  }
}

const storyRoot = "#storybook-root"

/** The narrowest phone in use. By this name Storybook knows a test, and shows every motion at its end. */
const device = { viewport: { width: 360, height: 740 }, userAgent: "Chrome StorybookTestRunner" }

/**
 * Loads a story's page once and switches it from one language, theme, scheme and direction to the next.
 * What is wrong with it is told a line each.
 */
export async function walkStory(storybookUrl: string, id: string): Promise<readonly string[]> {
  const [first, ...others] = switchings
  const page = await openStory(storybookUrl, id, first)
  const findings = await judge(page, first)
  for (const switching of others) {
    await switchTo(page, id, switching)
    findings.push(...(await judge(page, switching)))
  }
  return findings
}

/** What the toolbar offers on a story's page, by the names of its switches. */
export async function readToolbar(storybookUrl: string, id: string): Promise<Record<string, readonly string[]>> {
  const page = await openStory(storybookUrl, id, switchings[0])
  return page.evaluate(() => {
    const [{ globalTypes }] = window.__STORYBOOK_ADDONS_CHANNEL__.last("setGlobals") ?? [{ globalTypes: {} }]
    return Object.fromEntries(Object.entries(globalTypes).map(([name, { toolbar }]) => [name, toolbar?.items ?? []]))
  })
}

async function openStory(storybookUrl: string, id: string, switching: Switching): Promise<Page> {
  const globals = Object.entries(switching).map((entry) => entry.join(":"))
  const address = `${storybookUrl}/iframe.html?viewMode=story&id=${id}&globals=${globals.join(";")}`
  const { page } = await openPage(address, { ...device, before: removeGutter, isPlain: true })
  await page.waitForFunction(
    () =>
      "__STORYBOOK_ADDONS_CHANNEL__" in window &&
      window.__STORYBOOK_ADDONS_CHANNEL__.last("storyFinished") !== undefined,
  )
  return page
}

/** Runs in the page, before its scripts: a shop may have no gutter that hides what sticks out of a widget. */
function removeGutter(): void {
  document.addEventListener("DOMContentLoaded", () => document.body.style.setProperty("padding", "0", "important"))
}

/** The toolbar draws a story anew without playing it; the second step plays it, so that what it opened is open again. */
async function switchTo(page: Page, storyId: string, globals: Switching): Promise<void> {
  await page.evaluate(
    async ({ storyId, globals }) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__
      const finished = () => new Promise<void>((resolve) => channel.once("storyFinished", resolve))
      const isDrawn = finished()
      channel.emit("updateGlobals", { globals })
      await isDrawn
      const isPlayed = finished()
      channel.emit("forceRemount", { storyId })
      await isPlayed
    },
    { storyId, globals },
  )
}

async function judge(page: Page, switching: Switching): Promise<string[]> {
  await settle(page)
  const findings = [
    ...(await readFailure(page)),
    ...(await audit(page, storyRoot)),
    ...(await findSideways(page)),
    ...((await isBlank(page)) ? ["nothing is drawn"] : []),
  ]
  return findings.map((finding) => `${Object.values(switching).join(" ")}: ${finding}`)
}

/** Resolves when the story has drawn what its page answered: when two frames have changed nothing. */
async function settle(page: Page): Promise<void> {
  await page.locator(storyRoot).evaluate(async (root) => {
    let before
    do {
      before = root.innerHTML
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    } while (root.innerHTML !== before)
  })
}

/** A story that throws, or a play that doesn't come to its end. */
function readFailure(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    if (channel.last("storyFinished")?.[0].status === "success") return []
    const thrown = channel.last("playFunctionThrewException") ?? channel.last("storyThrewException")
    // Below its first line a message may show the whole page.
    const [reason] = thrown?.[0].message.split("\n") ?? []
    return [`it ends in an error: ${reason ?? "Storybook doesn't say which"}`]
  })
}

/** What can't be seen without scrolling to the side: what is beyond the window, and boxes that hold more than their width. */
function findSideways(page: Page): Promise<readonly string[]> {
  return page.locator(storyRoot).evaluate((root) => {
    const { clientWidth: windowPx, scrollWidth: pagePx } = document.documentElement
    // What scrolls by steps is meant to, such as slides; what is in it comes by. Hidden are pictures that wait beside one.
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
    // What is drawn before or after an element has no element of its own.
    if (found.length === 0 && pagePx > windowPx) found.push(root)
    return found.map(({ outerHTML }) => `too wide: ${outerHTML.slice(0, 160)}`)
  })
}

/** True when the page looks the same without the story. */
async function isBlank(page: Page): Promise<boolean> {
  const drawn = await page.screenshot()
  return drawn.equals(await page.screenshot({ style: `${storyRoot} { display: none !important }` }))
}

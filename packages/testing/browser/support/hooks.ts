import type { Page } from "playwright-core"
import { openHost, type HostVisit } from "./openHost.ts"
import { installProbe } from "./probe.ts"

/** Opens a page with `body` and the widget `probe` on it. */
export function openProbes(body: string, held = false): Promise<HostVisit> {
  const before = held ? `(${installProbe.toString()})();window.probe.isHeld=true` : `(${installProbe.toString()})()`
  return openHost("/en/hooks/", { body, config: { takeOver: false } }, { before })
}

/** The probe's log so far. */
export function readLog(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.probe.log)
}

/**
 * Resolves when a late chunk of the library, by the start of its name, has run, and its behaviours are connected. Files that it needs must
 * have run.
 */
export async function waitForChunk(page: Page, name: string): Promise<void> {
  const find = `performance.getEntriesByType("resource").map(({ name }) => name).find((url) => url.includes("/chunks/${name}-") && url.includes(".js"))`
  await page.waitForFunction(find)
  // The same module: the loader has asked for it before, so it continues first.
  await page.evaluate(`import(${find}).then(() => null)`)
  await twoFrames(page)
}

/**
 * Comes to the theme's header with the pointer and scrolls by nothing, as an action does that brings their code. Resolves when the menus and
 * the button to the top are connected.
 */
export async function comeToHeader(page: Pick<Page, "waitForFunction">): Promise<void> {
  await page.waitForFunction(() => {
    for (const target of document.querySelectorAll("#masthead, [data-ringside~=header]"))
      target.dispatchEvent(new Event("pointerover", { bubbles: true }))
    window.dispatchEvent(new Event("scroll"))
    const toggle = document.querySelector(".main-header-menu-toggle")
    const isConnected = !toggle || toggle.hasAttribute("aria-controls")
    return isConnected && document.querySelector("#ast-scroll-top[role=button]") !== null
  })
}

/** Resolves when the page has been painted, and work that started in a frame is done. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Resolves when what the loaded page had planned for idle time is done; `turns` times, where such work plans more of it. */
export async function waitForIdle(page: Page, turns = 1): Promise<void> {
  await page.evaluate(async (count) => {
    if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve))
    // A tab without frames is never idle.
    for (let turn = 0; turn < count; turn += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
  }, turns)
}

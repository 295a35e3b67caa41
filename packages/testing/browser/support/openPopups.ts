import { createPopupHost, type PopupHost, type PopupPage } from "../../src/popups/index.ts"
import type { Page } from "playwright-core"
import { expect, onTestFinished } from "vitest"
import { builtTag } from "./builds.ts"
import { waitForChunk } from "./hooks.ts"
import { openPage, type OpenOptions, type Visit } from "./openPage.ts"

/** A visit to a page with popups, and its host. */
export interface PopupVisit extends Visit {
  readonly host: PopupHost
}

/** Records every event of popups, as `id:event`. */
const noteEvents = () => {
  const log: string[] = []
  Object.assign(window, { popupLog: log })
  const names = [
    "Init",
    "BeforeOpen",
    "OpenPrevented",
    "BeforeReposition",
    "AfterReposition",
    "AfterOpen",
    "SetupClose",
  ]
  for (const name of [
    ...names,
    "BeforeClose",
    "ClosePrevented",
    "AfterClose",
    "Conversion",
    "FormSuccess",
    "Initialized",
  ]) {
    document.addEventListener(`pum${name}`, ({ target }) =>
      log.push(`${target instanceof Element ? target.id.replace("pum-", "") : "page"}:pum${name}`),
    )
  }
}

/** Serves a page with popups for this test alone, and opens it. */
export async function openPopups(page: PopupPage, options: OpenOptions = {}): Promise<PopupVisit> {
  const host = await createPopupHost(page, builtTag)
  onTestFinished(host.close)
  const prepare: OpenOptions["prepare"] = async (opened) => {
    await opened.addInitScript(noteEvents)
    await options.prepare?.(opened)
  }
  const visit = await openPage(host.url, { ...options, prepare })
  if (!options.isPlain)
    await visit.page.waitForFunction(() =>
      (Reflect.get(window, "popupLog") as string[]).includes("page:pumInitialized"),
    )
  return { host, ...visit }
}

/** The recorded events, without those of the start. */
export function readEvents(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    (Reflect.get(window, "popupLog") as string[]).filter((each) => !/Init(ialized)?$/.test(each)),
  )
}

/** Waits until exactly these popups are open, listed from bottom to top. */
export async function expectOpen(page: Page, ids: readonly number[]): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>(".pum-active")]
          .sort((one, two) => Number(one.style.zIndex) - Number(two.style.zIndex))
          .map(({ id }) => Number(id.replace("pum-", ""))),
      ),
    )
    .toEqual(ids)
}

/** Waits until a popup has opened, its animation included. */
export async function untilOpened(page: Page, id: number): Promise<void> {
  await expect.poll(async () => (await readEvents(page)).at(-1)).toBe(`${id}:pumSetupClose`)
}

/** Comes to a form with the pointer, as a shopper does before it is sent; resolves when the code of forms has run. */
export async function comeToForm(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().dispatchEvent("pointerover")
  await waitForChunk(page, "popups-forms")
}

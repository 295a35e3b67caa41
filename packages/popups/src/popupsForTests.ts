import { startBehaviour } from "@ringside/core"
import { createTestPage, printBody, type TestPage, type TestPageOptions } from "@ringside/testing"
import { afterEach, beforeEach, expect, vi } from "vitest"
import { loadModule } from "./loadModule.ts"
import { hasPageForms, needsForms } from "./forms/formSubmits.ts"
import { hooksService } from "./events/filters.ts"
import type { Popup } from "./popup.ts"
import { popupsService } from "./popups.ts"
import { popupsBehaviour } from "./behaviour.ts"

/** A popup as the popup plugin prints it. */
export const popupHtml = (id: number, content = "<h2>News</h2>") =>
  `<div id="pum-${id}" role="dialog" aria-modal="false" class="pum" data-popmake='{"id":${id}}'><div class="pum-container"><div class="pum-content">${content}</div><button class="pum-close" aria-label="Close">×</button></div></div>`

/** Settings of a popup without animation. */
export const instantly = (more: object = {}) => ({ animation_type: "none", ...more })

/** A page with popups. */
export interface StartedPopups {
  readonly page: TestPage
  /** Every event so far, as `id:event`. */
  readonly log: readonly string[]
  readonly find: (id: number) => Popup
}

/** A test's additions to the page. */
export interface PopupsSetup {
  /** The host's settings for all popups. */
  readonly vars?: object
  /** HTML of the popups' content. */
  readonly content?: string
  readonly services?: TestPageOptions["services"]
  /** Called before the popups' behaviour starts. */
  readonly prepare?: (page: TestPage) => void
}

/** Adds a filter or an action, as another script does by `PUM.hooks`. */
export function addHook(
  page: TestPage,
  kind: "Filter" | "Action",
  name: string,
  callback: (...args: readonly unknown[]) => unknown,
): void {
  const add = hooksService.of(page)[`add${kind}`]
  if (typeof add !== "function") throw new Error("The page has its own hooks.")
  Reflect.apply(add, undefined, [name, callback])
}

/** Starts the behaviour on a page with popups of these settings, by id. */
export type StartPopups = (popups: Readonly<Record<number, object>>, setup?: PopupsSetup) => Promise<StartedPopups>

/** Each test gets a page of its own, which stops after it. Call it at the top of a test file. */
export function usePopups(): StartPopups {
  const pages: TestPage[] = []
  beforeEach(() => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined)
  })
  afterEach(() => {
    for (const page of pages.splice(0)) page.stop()
    globalThis.document.body.replaceChildren()
    vi.restoreAllMocks()
  })
  return async (popups, { vars = {}, content, services, prepare } = {}) => {
    const ids = Object.keys(popups).map(Number)
    printBody(`<main></main>${ids.map((id) => popupHtml(id, content)).join("")}`)
    const host = {
      pum_vars: vars,
      pum_popups: Object.fromEntries(Object.entries(popups).map(([id, own]) => [`pum-${id}`, own])),
    }
    const page = createTestPage({ config: { host }, ...(services && { services }) })
    pages.push(page)
    prepare?.(page)
    startBehaviour(popupsBehaviour, page)
    await page.clock.advance(100)
    // Code of limits comes by an import.
    const isStarted = () => expect(Reflect.get(globalThis, "PUM")).toMatchObject({ initialized: true })
    await vi.waitFor(isStarted)
    await page.clock.advance(0)
    // As when the shopper comes to a form.
    const needs = popupsService.of(page).all.some(needsForms) || hasPageForms(page)
    if (needs) await loadModule(page, "forms")
    const find = (id: number) => {
      const popup = popupsService.of(page).find(id)
      if (!popup) throw new Error(`There is no popup ${id}.`)
      return popup
    }
    return { page, log: readEvents(page), find }
  }
}

function readEvents({ document, signal }: TestPage): readonly string[] {
  const log: string[] = []
  const opening = ["BeforeOpen", "OpenPrevented", "BeforeReposition", "AfterReposition", "AfterOpen", "SetupClose"]
  for (const name of [...opening, "BeforeClose", "ClosePrevented", "AfterClose"]) {
    const note = ({ target }: Event) => {
      if (target instanceof Element) log.push(`${target.id.replace("pum-", "")}:pum${name}`)
    }
    document.addEventListener(`pum${name}`, note, { signal })
  }
  return log
}

import type { KnownWidgets } from "../author/diagnose.ts"
import { isHookSuspect } from "./hookSuspicion.ts"
import { listen } from "../page/listen.ts"
import { listMissingContent } from "./missingContent.ts"
import type { Page } from "../page/page.ts"
import { findRegisteredWidgets } from "../hooks/registeredWidgets.ts"
import { warnAuthor } from "../author/warnAuthor.ts"
import { isWidgetEntry } from "../hooks/widgetEntry.ts"

/** Checks attributes and content of all hooks in idle slices, including hooks inserted later, and reports every mistake. */
export function startHookChecks(page: Page, known: KnownWidgets): void {
  // The page may have stopped while this file was fetched.
  if (page.signal.aborted) return
  const checked = new WeakSet<Element>()
  let isPlanned = false
  const checkSoon = () => {
    if (isPlanned) return
    isPlanned = true
    page.clock.whenIdle((hasTime) => {
      isPlanned = false
      // What a hook holds may still come.
      if (page.document.readyState === "loading") return
      for (const host of page.document.querySelectorAll("[data-ringside]")) {
        if (checked.has(host)) continue
        if (!hasTime()) {
          checkSoon()
          return
        }
        checked.add(host)
        const all = { ...known, registered: listRegistered(page).filter((name) => !known.tables.has(name)) }
        if (isHookSuspect(host, all)) page.diagnose(({ checkHook }) => checkHook(host, all, page.reports))
        for (const text of listMissingContent(host, all)) warnAuthor(page, text, host)
      }
    }, 5000)
  }
  page.onScan(checkSoon)
  listen(page.document, "DOMContentLoaded", checkSoon, { signal: page.signal })
  checkSoon()
}

function listRegistered(page: Page): readonly string[] {
  return (findRegisteredWidgets(page) ?? []).filter(isWidgetEntry).map(({ name }) => name)
}

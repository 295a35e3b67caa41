import type { Page } from "@ringside/core"
import { listen } from "@ringside/core"
import {
  automaticTriggers,
  isTrigger,
  matchesFormKey,
  parseDeepLink,
  type Submission,
  type Trigger,
} from "./domain/index.ts"
import { addClickTriggers } from "./clickTriggers.ts"
import { filtersOf } from "./filters.ts"
import { openPopup } from "./openPopup.ts"
import type { Popup } from "./popup.ts"
import { popupsOf } from "./popups.ts"
import { requestOpen } from "./requestOpen.ts"
import { watchShopper } from "./shopperTriggers.ts"
import { isTriggerStarted } from "./variants.ts"

/** How often conditions are asked again, and for how long. Source: popups §3.2. */
const recheckMs = 1000
const recheckForMs = 600_000

/** Starts the triggers of one popup. */
export function startTriggers(popup: Popup): void {
  addClickTriggers(popup)
  const { page, id, settings } = popup
  for (const trigger of settings.triggers) if (isTriggerStarted(page, id, trigger.type)) startTrigger(popup, trigger)
}

/** Starts one trigger of a popup. */
export function startTrigger(popup: Popup, trigger: Trigger): void {
  const { page, scope } = popup
  if (isTrigger(trigger, "auto_open")) {
    scope.signal.addEventListener(
      "abort",
      page.clock.after(limitDelay(trigger.delay), () => fire(popup, trigger)),
    )
    return
  }
  if (automaticTriggers.includes(trigger.type)) {
    watchShopper(popup, trigger, () => fire(popup, trigger))
    return
  }
  if (["click_open", "form_submission", "admin_debug"].includes(trigger.type)) return
  const handlers = filtersOf(page).applyFilters("popupMaker.triggers", {})
  const handler: unknown = typeof handlers === "object" && handlers !== null && Reflect.get(handlers, trigger.type)
  if (typeof handler === "function") Reflect.apply(handler, popup.root, [trigger])
  else page.reports.warn(`Trigger type ${trigger.type} does not exist.`)
}

/** Timers of browsers end at once beyond this. */
function limitDelay(delayMs: number): number {
  return Math.min(delayMs, 2_147_483_647)
}

/** Opens a popup by itself; one that only its conditions stop is asked again. */
function fire(popup: Popup, trigger: Trigger): void {
  if (requestOpen(popup, trigger) !== "conditions") return
  const { page, scope } = popup
  const aborter = new AbortController()
  const { signal } = aborter
  const endsAt = page.clock.now() + recheckForMs
  const end = () => aborter.abort()
  listen(scope.signal, "abort", end, { signal })
  const check = () => {
    if (signal.aborted) return
    if (page.clock.now() > endsAt || requestOpen(popup, trigger) !== "conditions") end()
  }
  const tick = () => {
    if (page.document.visibilityState !== "hidden") check()
    if (!signal.aborted) signal.addEventListener("abort", page.clock.after(recheckMs, tick))
  }
  signal.addEventListener("abort", page.clock.after(recheckMs, tick))
  signal.addEventListener("abort", page.events.on(["pum:recheck", "added_to_cart", "removed_from_cart"], check))
  listen(page.window, "popstate", check, { signal })
}

/** Opens the popups that wait for a form, once one was sent with success. Source: popups §3.3. */
export function fireFormTriggers(page: Page, submission: Submission): void {
  for (const popup of popupsOf(page).all) {
    for (const trigger of popup.settings.triggers) {
      if (!isTrigger(trigger, "form_submission")) continue
      if (!matchesFormKey(trigger.form, trigger.formInstanceId, submission)) continue
      const cancel = page.clock.after(limitDelay(trigger.delay), () => requestOpen(popup, trigger))
      popup.scope.signal.addEventListener("abort", cancel)
    }
  }
}

/** Opens the popup that the page's address asks for, and those of a preview; again when the hash changes. Source: popups §3.4. */
export function startUrlTriggers(page: Page): void {
  const open = () => {
    const popups = popupsOf(page)
    const names = popups.all.map(({ id, settings }) => ({ id, slug: settings.slug }))
    const popup = popups.find(parseDeepLink(page.window.location.href, names))
    if (popup) requestOpen(popup, { type: "url" })
  }
  listen(page.window, "hashchange", open, { signal: page.signal })
  for (const popup of [...popupsOf(page).all]) {
    if (popup.settings.triggers.some(({ type }) => type === "admin_debug")) openPopup(popup, { trigger: "Admin Debug" })
  }
  open()
}

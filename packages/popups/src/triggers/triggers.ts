import { addedToBasket, removedFromBasket } from "@ringside/cart"
import { type Page, warnAuthor } from "@ringside/core"
import { listen } from "@ringside/core"
import { automaticTriggers, isTrigger, parseDeepLink, type Trigger } from "../domain/index.ts"
import { addClickTriggers } from "./clickTriggers.ts"
import { findModule, loadModule } from "../loadModule.ts"
import { filtersService } from "../events/filters.ts"
import { wrapElements } from "../events/wrapElements.ts"
import { openPopup } from "../opening/openPopup.ts"
import type { OpenTrigger, Popup } from "../popup.ts"
import { popupsService } from "../popups.ts"
import { isBehindDialog } from "../opening/modalDialogs.ts"
import { requestOpen } from "../opening/requestOpen.ts"
import { limitDelay } from "./limitDelay.ts"
import { popupsWarnings } from "../warnings.ts"

/** How often conditions are checked again, and for how long. Source: popups §3.2. */
const recheckMs = 1000
const recheckForMs = 600_000

/** Starts the triggers of one popup. Without the code of its limits and tests only clicks open it. */
export function startTriggers(popup: Popup, needsAutomatic: boolean): void {
  addClickTriggers(popup)
  const { page, id, settings } = popup
  const automatic = findModule(page, "automatic")
  if (needsAutomatic && !automatic) return
  for (const trigger of settings.triggers) {
    if (automatic?.isTriggerStarted(id, trigger.type) ?? true) startTrigger(popup, trigger)
  }
}

/** Starts one trigger of a popup. */
export function startTrigger(popup: Popup, trigger: Trigger): void {
  const { page, scope } = popup
  if (isTrigger(trigger, "auto_open")) {
    scope.after(limitDelay(trigger.delay), () => fire(popup, trigger))
    return
  }
  if (automaticTriggers.includes(trigger.type)) {
    void loadModule(page, "automatic").then((automatic) => {
      if (!scope.signal.aborted) automatic?.watch(popup, trigger, () => fire(popup, trigger))
    })
    return
  }
  if (["click_open", "form_submission", "admin_debug"].includes(trigger.type)) return
  const handlers = filtersService.of(page).applyFilters("popupMaker.triggers", {})
  const handler: unknown = typeof handlers === "object" && handlers !== null && Reflect.get(handlers, trigger.type)
  const triggerSettings = "settings" in trigger ? trigger.settings : {}
  if (typeof handler === "function") Reflect.apply(handler, wrapElements(page, popup.root), [triggerSettings])
  else warnAuthor(page, popupsWarnings.unknownTrigger, null, { name: trigger.type })
}

/** Opens a popup automatically; one that only its conditions or a modal dialog of the page stop is checked again. */
export function fire(popup: Popup, trigger: OpenTrigger): void {
  const mustWait = () => isBehindDialog(popup.page, popup.root) || requestOpen(popup, trigger) === "conditions"
  if (!mustWait()) return
  const { page, scope } = popup
  const aborter = new AbortController()
  const { signal } = aborter
  const endsAt = page.clock.now() + recheckForMs
  const check = () => {
    if (signal.aborted) return
    if (page.clock.now() > endsAt || !mustWait()) end()
  }
  const plan = () =>
    page.clock.after(recheckMs, () => {
      if (page.document.visibilityState !== "hidden") check()
      if (!signal.aborted) plan()
    })
  const offs = [
    addedToBasket.on(page, check),
    removedFromBasket.on(page, check),
    page.events.on(["pum:recheck"], check),
  ]
  const end = () => {
    aborter.abort()
    for (const off of offs) off()
  }
  scope.onEnd(end)
  plan()
  listen(page.window, "popstate", check, { signal })
}

/** Opens the popup in the page's address, and those of a preview; again when the hash changes. Source: popups §3.4. */
export function startUrlTriggers(page: Page): void {
  const open = () => {
    const popups = popupsService.of(page)
    const names = popups.all.map(({ id, settings }) => ({ id, slug: settings.slug }))
    const popup = popups.find(parseDeepLink(page.window.location.href, names))
    if (popup) requestOpen(popup, { type: "url" })
  }
  listen(page.window, "hashchange", open, { signal: page.signal })
  for (const popup of [...popupsService.of(page).all]) {
    if (popup.settings.triggers.some(({ type }) => type === "admin_debug")) openPopup(popup, { trigger: "Admin Debug" })
  }
  open()
}

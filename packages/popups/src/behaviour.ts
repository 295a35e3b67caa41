import { defineBehaviour, type Page, type Scope, serviceOf } from "@ringside/core"
import { provideApi } from "./api.ts"
import { markOpeners, startClicks } from "./clickTriggers.ts"
import { nameCloseControls, namePopup, startCloseControls } from "./closeControls.ts"
import { dropPopup } from "./closePopup.ts"
import { startCounting } from "./counting.ts"
import { filtersOf } from "./filters.ts"
import { startForms } from "./forms.ts"
import { hostPopup, popupHook, selectors } from "./host.ts"
import { readHookPopup } from "./hookPopup.ts"
import { applyServerSuccess, startIntegrations } from "./integrations.ts"
import { hasOriginal, provideJQueryPlugin, storeSettings } from "./jQueryPlugin.ts"
import { popupsJob } from "./jobs.ts"
import { sendLifecycle } from "./lifecycleEvents.ts"
import { loadSound, playSound, startMedia } from "./media.ts"
import { type Popup, readPopup } from "./popup.ts"
import { checkCookieEvents, connectCookieElement, startCookies } from "./popupCookies.ts"
import { popupsOf } from "./popups.ts"
import { requestOpen } from "./requestOpen.ts"
import { startTriggers, startUrlTriggers } from "./triggers.ts"
import { startTurns } from "./turns.ts"
import { readVars } from "./vars.ts"

/** What start-up has come to. */
interface StartUp {
  isReady: boolean
}

const startUpOf = (page: Page) => serviceOf<StartUp>(page, "popups.startUp", () => ({ isReady: false }))

/** Popups of the host, unless its own script serves them, and those of hooks. */
export const popupsBehaviour = defineBehaviour({
  name: "popups",
  selector: (page) => {
    if (!startUpOf(page).isReady) return null
    return isOurs(page) ? `${hostPopup}, ${popupHook}` : popupHook
  },
  start,
  connect(root: HTMLElement, scope: Scope) {
    const { page } = scope
    const popup = root.matches(popupHook) ? readHookPopup(root, scope) : readPopup(root, scope)
    if (!popup) return
    const isSecond = popupsOf(page).find(popup.id) !== null
    connectPopup(popup)
    if (!isSecond) {
      startTriggers(popup)
      return
    }
    const text = `[ringside popups] two popups have the id ${popup.id}; only the first opens by its triggers.`
    page.reports.warn(text, root)
  },
})

/** Cookies that elements of the page ask for. */
export const popupCookieBehaviour = defineBehaviour({
  name: "popup-cookies",
  selector: (page) => (isOurs(page) ? selectors.cookieElement : null),
  connect: (element, { page, signal }) => connectCookieElement(element, page, signal),
})

function isOurs(page: Page): boolean {
  return page.jobs.modeOf(popupsJob) === "active" && !hasOriginal(page)
}

function connectPopup(popup: Popup): void {
  const { page, scope, id, root } = popup
  const popups = popupsOf(page)
  popups.add(popup)
  scope.signal.addEventListener("abort", () => {
    dropPopup(popup)
    popups.remove(popup)
  })
  namePopup(popup, scope)
  nameCloseControls(popup, scope)
  storeSettings(popup)
  checkCookieEvents(popup)
  for (const form of root.querySelectorAll("form")) insertPopupId(form, id, scope)
  loadSound(popup)
  sendLifecycle(popup, "pumInit")
}

/** Tells the server in which popup a form was sent. */
function insertPopupId(form: HTMLFormElement, id: number, { page, insert }: Scope): void {
  const name = "pum_form_popup_id"
  if (form.querySelector(`input[name=${name}]`)) return
  const input = page.document.createElement("input")
  input.type = "hidden"
  input.name = name
  input.value = String(id)
  form.append(input)
  insert(input)
}

function start(page: Page): void {
  if (page.jobs.modeOf(popupsJob) === "active" && hasOriginal(page)) {
    page.reports.warn("[ringside popups] Popup Maker already serves this page, so only popups of hooks are ours.")
  }
  const filters = filtersOf(page)
  if (filters.applyFilters("pum.shouldInit", true) === false) return
  const promises = filters.applyFilters("pum.initPromises", [])
  const waiting: readonly unknown[] = Array.isArray(promises) ? promises : []
  if (waiting.length === 0) {
    begin(page)
    return
  }
  void Promise.allSettled(waiting).then((results) => {
    for (const result of results) {
      if (result.status === "rejected") page.reports.fail({ during: "start", widget: "popups", cause: result.reason })
    }
    if (page.signal.aborted) return
    begin(page)
    page.scan()
  })
}

function begin(page: Page): void {
  const owns = isOurs(page)
  popupsOf(page).observers.push({ opened: playSound })
  for (const startPart of [startCookies, startMedia, startCounting, startClicks, startCloseControls, startForms]) {
    startPart(page)
  }
  startTurns(page, (popup, trigger) => void requestOpen(popup, trigger, { isItsTurn: true }))
  if (owns) startIntegrations(page)
  const finishApi = owns ? provideApi(page) : () => undefined
  if (owns) provideJQueryPlugin(page)
  page.events.send({ name: "pumBeforeInit", target: page.window.document })
  startUpOf(page).isReady = true
  // After the popups that are there now have been connected.
  page.clock.nextFrame(() => {
    finishApi()
    page.events.send({ name: "pumInitialized", target: page.window.document })
    if (owns) applyServerSuccess(page, readVars(page))
    startUrlTriggers(page)
    page.onScan(() => {
      markOpeners(page)
    })
    markOpeners(page)
  })
}

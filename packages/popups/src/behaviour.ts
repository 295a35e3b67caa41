import { isRecord, readList } from "@ringside/core/domain"
import {
  type Behaviour,
  defineBehaviour,
  type Page,
  type Scope,
  warnAuthor,
  hasHostSettings,
  whenActivated,
} from "@ringside/core"
import { providePopupActions } from "./actions.ts"
import { provideApi } from "./pluginApi/api.ts"
import { markOpeners, startClicks } from "./triggers/clickTriggers.ts"
import { nameCloseControls, namePopup, startCloseControls } from "./opening/closeControls.ts"
import { closePopup, dropPopup } from "./opening/closePopup.ts"
import { connectionOrderService } from "./connectionOrder.ts"
import { countConversion, startCounting } from "./counting/counting.ts"
import type { Forms } from "./askedModules.ts"
import { connectForms } from "./forms/connectForms.ts"
import { automaticTriggers } from "./domain/index.ts"
import { findModule, loadModule } from "./loadModule.ts"
import { filtersService } from "./events/filters.ts"
import { fetchFormsWhenTouched, hasPageForms, hasServerReport, startFormSubmits } from "./forms/formSubmits.ts"
import { popupHook, selectors } from "./host.ts"
import { provideCookieFunctions } from "./pluginApi/cookieFunctions.ts"
import { provideJQueryPlugin, storeSettings } from "./pluginApi/jQueryPlugin.ts"
import { varsSettings } from "./hostSettings.ts"
import { popupsJob } from "./jobs.ts"
import { expectSettings, selectHostPopups, startLateSettings } from "./settings/lateSettings.ts"
import { sendLifecycle } from "./events/lifecycleEvents.ts"
import { openPopup } from "./opening/openPopup.ts"
import { type Popup, readPopup } from "./popup.ts"
import {
  checkCookieEvents,
  connectCookieElement,
  setPopupCookie,
  startCookies,
  writeCookies,
} from "./cookies/popupCookies.ts"
import { popupsService } from "./popups.ts"
import { provideMembers } from "./publicApi/publicApi.ts"
import { requestOpen } from "./opening/requestOpen.ts"
import { fire, startTriggers, startUrlTriggers } from "./triggers/triggers.ts"
import { readOptions, readVars } from "./settings/vars.ts"
import { popupsWarnings } from "./warnings.ts"

/** Connects popups of the host, unless its own script handles them, and those of hooks. */
export const popupsBehaviour = defineBehaviour({
  name: "popups",
  selector: (page) => {
    if (!connectionOrderService.of(page).isOpen) return null
    return isOurs(page) ? `${selectHostPopups(page)}, ${popupHook}` : popupHook
  },
  start,
  connect(root: HTMLElement, scope: Scope) {
    if (root.matches(popupHook)) connectHook(root, scope)
    else {
      expectSettings(scope.page, root)
      connectRead(readPopup(root, scope))
    }
  },
})

function connectHook(hook: HTMLElement, scope: Scope): void {
  const { page, signal } = scope
  connectionOrderService.of(page).add(loadModule(page, "hooks"), (hooks) => {
    if (hooks && !signal.aborted) connectRead(readPopup(hook, scope, hooks.dress(hook, scope)))
  })
}

/** Connects a popup that was read, once the code that it needs is there. */
export function connectRead(popup: Popup | null): void {
  if (!popup) return
  const { page, scope } = popup
  const isAutomatic = needsAutomatic(popup)
  const waitsFor = [
    ...(isAutomatic ? [loadModule(page, "automatic")] : []),
    ...(popup.root.querySelector(selectors.address) ? [loadModule(page, "address")] : []),
    ...(needsMedia(popup) ? [loadModule(page, "media")] : []),
  ]
  connectionOrderService.of(page).add(waitsFor.length > 0 ? Promise.all(waitsFor) : null, () => {
    if (!scope.signal.aborted) connectPopup(popup, isAutomatic)
  })
}

/** Whether a popup's settings, or those of all popups, need the code of automatic openings. */
function needsAutomatic({ page, raw, settings }: Popup): boolean {
  const { queue, tests } = readOptions(page)
  return (
    [raw["schedule"], raw["frequency"], queue].some(isRecord) ||
    Boolean(tests) ||
    settings.triggers.some(({ type }) => type !== "auto_open" && automaticTriggers.includes(type))
  )
}

function needsMedia({ root, settings }: Popup): boolean {
  return root.querySelector(selectors.playing) !== null || settings.open_sound !== "none"
}

/** Cookies that elements of the popup plugin's request. On a page without that plugin, anybody's text may hold such an element. */
export const popupCookieBehaviour = defineBehaviour({
  name: "popup-cookies",
  selector: (page) => (isOurs(page) && hasHostSettings(page, varsSettings.name) ? selectors.cookieElement : null),
  connect: (element, scope) =>
    whenActivated(scope.page, () => {
      if (!scope.signal.aborted) connectCookieElement(element, scope)
    }),
})

/** Popups on host markup and on hooks. Forms, automatic triggers, media and hooks are modules of their own. */
export const createBehaviours = (): readonly Behaviour[] => [popupsBehaviour, popupCookieBehaviour]

function isOurs(page: Page): boolean {
  return page.jobs.isOurs(popupsJob)
}

function connectPopup(popup: Popup, needsAutomaticCode: boolean): void {
  const { page, scope, id, root } = popup
  const popups = popupsService.of(page)
  const isSecond = popups.find(id) !== null
  popups.add(popup)
  scope.onEnd(() => dropPopup(popup))
  namePopup(popup, scope)
  nameCloseControls(popup, scope)
  storeSettings(popup)
  checkCookieEvents(popup)
  connectForms(popup)
  findModule(page, "media")?.loadSound(popup)
  sendLifecycle(popup, "pumInit")
  if (!isSecond) {
    whenActivated(page, () => {
      if (scope.signal.aborted) return
      startTriggers(popup, needsAutomaticCode)
      // The look at the page that found it is over when it has waited for code, or for the shopper.
      if (connectionOrderService.of(page).hasStarted) markOpeners(page)
    })
    return
  }
  warnAuthor(page, popupsWarnings.sameId, root, { id })
}

function start(page: Page): void {
  const filters = filtersService.of(page)
  if (filters.applyFilters("pum.shouldInit", true) === false) return
  const promises = filters.applyFilters("pum.initPromises", [])
  const waiting = readList(promises)
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
  provideActions(page, owns)
  for (const startPart of [startCookies, startCounting, startClicks, startCloseControls]) startPart(page)
  startFormSubmits(page, owns)
  const finishApi = owns ? provideApi(page) : () => undefined
  if (owns) for (const provide of [provideJQueryPlugin, provideCookieFunctions]) provide(page)
  page.events.send({ name: "pumBeforeInit", target: page.window.document })
  connectionOrderService.of(page).isOpen = true
  if (owns) startLateSettings(page)
  // After the present popups have been connected.
  page.clock.nextFrame(() => {
    if (owns && hasPageForms(page)) fetchFormsWhenTouched(page)
    const forms = owns && hasServerReport(page) ? loadModule(page, "forms") : null
    connectionOrderService.of(page).add(forms, (held) => {
      if (!page.signal.aborted) finish(page, finishApi, held)
    })
  })
}

function finish(page: Page, finishApi: () => void, forms: Forms | null): void {
  connectionOrderService.of(page).hasStarted = true
  finishApi()
  provideMembers(page)
  page.events.send({ name: "pumInitialized", target: page.window.document })
  forms?.applyServerSuccess()
  whenActivated(page, () => startUrlTriggers(page))
  page.onScan(() => {
    markOpeners(page)
  })
  markOpeners(page)
}

function provideActions(page: Page, ownsHost: boolean): void {
  providePopupActions(page, {
    ...{ popups: popupsService.of(page), ownsHost, filters: filtersService.of(page), readVars, readOptions },
    ...{ send: sendLifecycle, open: openPopup, close: closePopup, request: requestOpen, fire },
    ...{ setCookie: setPopupCookie, writeCookies, countConversion, connectForms },
  })
}

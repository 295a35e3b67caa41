import {
  findJQuery,
  followJQuery,
  markOwnFunction,
  type Page,
  readDocumentCookies,
  unwrapElement,
} from "@ringside/core"
import { isRecord, nullPrototype, readMembers, readRecord } from "@ringside/core/domain"
import { addClickTrigger } from "../triggers/clickTriggers.ts"
import { closePopup } from "../opening/closePopup.ts"
import { checkConditions, nameConditions } from "../conditions/conditions.ts"
import { evaluateConditions, hasPopupCookie, readTrigger, type Trigger } from "../domain/index.ts"
import { loadModule } from "../loadModule.ts"
import { selectors } from "../host.ts"
import { openPopup } from "../opening/openPopup.ts"
import { placePopup } from "../overlay/placement.ts"
import type { Popup } from "../popup.ts"
import { setPopupCookie } from "../cookies/popupCookies.ts"
import { popupsService } from "../popups.ts"
import { startTrigger } from "../triggers/triggers.ts"

type Method = (popup: Popup, argument: unknown, settings: unknown) => unknown

/** Methods with a result; the others return the collection. */
const methods: Readonly<Record<string, Method>> = {
  open: (popup, done) =>
    openPopup(popup, typeof done === "function" ? { done: () => void Reflect.apply(done, popup.root, []) } : {}),
  close: (popup, done) =>
    void closePopup(popup, typeof done === "function" ? { done: () => void Reflect.apply(done, popup.root, []) } : {}),
  close_all: ({ page }) => {
    for (const popup of [...popupsService.of(page).stack].reverse()) closePopup(popup)
  },
  reposition: (popup) => {
    if (popup.opening) placePopup(popup, popup.opening)
  },
  getSettings: (popup) => ({ ...popup.raw, ...popup.settings }),
  getContainer: ({ container }) => container,
  getClose: ({ root }) => root.querySelector(selectors.close),
  state: (popup, name) => (popup.state === "opening" || popup.state === "open") === (name === "isOpen"),
  checkCookies: ({ page }, settings) => hasPopupCookie(readMembers(settings)["cookie_name"], readDocumentCookies(page)),
  checkConditions: (popup) => evaluateConditions(nameConditions(popup), checkConditions(popup)),
  setCookie: (popup, settings) => setPopupCookie(popup, readRecord(settings)),
  addTrigger: (popup, type, settings) => {
    const trigger = readTrigger(isRecord(type) ? type : { type, settings })
    if (trigger?.type === "click_open") addClickTrigger(popup, trigger)
    else if (trigger?.type === "form_submission") addFormTrigger(popup, trigger)
    else if (trigger) startTrigger(popup, trigger)
  },
  addCookie: (popup, event, settings) => void popup.addedCookies.push(isRecord(event) ? event : { event, settings }),
}

function addFormTrigger({ page, addedFormTriggers }: Popup, trigger: Trigger): void {
  addedFormTriggers.push(trigger)
  void loadModule(page, "forms")
}

/** Provides the jQuery plugin `popmake` as soon as jQuery is there, unless the original is present. Source: popups §13.1. */
export function provideJQueryPlugin(page: Page): void {
  followJQuery(page, (jQuery) => {
    if (Reflect.has(jQuery.fn, "popmake")) return
    addPlugin(page, jQuery)
    // Those that were connected without jQuery.
    for (const popup of popupsService.of(page).all) storeSettings(popup)
  })
}

function addPlugin(page: Page, jQuery: NonNullable<ReturnType<typeof findJQuery>>): void {
  const plugin = function (this: ArrayLike<unknown>, name: unknown, argument?: unknown, settings?: unknown) {
    const method = typeof name === "string" && Object.hasOwn(methods, name) ? methods[name] : undefined
    let answer: unknown
    for (const element of Array.from(this)) {
      const popup = popupsService.of(page).find(unwrapElement(element))
      if (popup && method) answer ??= method(popup, argument, settings)
    }
    const node = unwrapElement(answer)
    return node ? jQuery(node) : (answer ?? this)
  }
  Object.assign(plugin, { conditions: {} })
  Object.defineProperty(
    plugin,
    "last_open_trigger",
    nullPrototype({
      get: () => popupsService.of(page).lastOpened?.lastOpenTrigger,
      set(trigger: unknown) {
        const { lastOpened } = popupsService.of(page)
        if (lastOpened) lastOpened.lastOpenTrigger = unwrapElement(trigger) ?? String(trigger)
      },
      configurable: true,
    }),
  )
  Reflect.set(jQuery.fn, "popmake", markOwnFunction(plugin))
  page.signal.addEventListener("abort", () => {
    if (Reflect.get(jQuery.fn, "popmake") === plugin) Reflect.deleteProperty(jQuery.fn, "popmake")
  })
}

/** Stores a popup's settings where other scripts look for them. */
export function storeSettings({ page, root, container, raw, settings }: Popup): void {
  const jQuery = findJQuery(page.window)
  for (const element of jQuery ? [root, container] : []) {
    const collection: unknown = jQuery?.(element)
    const data: unknown = isRecord(collection) ? collection["data"] : null
    if (typeof data === "function") Reflect.apply(data, collection, ["popmake", { ...raw, ...settings }])
  }
}

import { type Page, readDocumentCookies, readGlobal, unwrapElement } from "@ringside/core"
import { isRecord, readMembers, readRecord } from "@ringside/core/domain"
import { closePopup } from "../opening/closePopup.ts"
import { checkConditions, nameConditions } from "../conditions/conditions.ts"
import { sendCount } from "../counting/counting.ts"
import { evaluateConditions, hasPopupCookie } from "../domain/index.ts"
import { formatPopupName } from "../domain/popupName.ts"
import { loadModule } from "../loadModule.ts"
import { hooksService } from "../events/filters.ts"
import { wrapElements } from "../events/wrapElements.ts"
import { classNames } from "../host.ts"
import { openPopup } from "../opening/openPopup.ts"
import type { Popup } from "../popup.ts"
import { removeCookie, setPopupCookie } from "../cookies/popupCookies.ts"
import { popupsService } from "../popups.ts"
import { readVars } from "../settings/vars.ts"

type Done = () => void

/**
 * Provides `window.PUM` to other scripts, as the original does. The returned function signals the end of the start. Source: popups §13.1.
 */
export function provideApi(page: Page): () => void {
  const { window: view } = page
  const existing = readGlobal(view, "PUM")
  const before = new Map(["PUM", "pum", "PUM_Analytics"].map((name) => [name, readGlobal(view, name)]))
  const api = { ...readRecord(existing), ...createApi(page), initialized: false }
  const globals = { PUM: api, pum: api, PUM_Analytics: { beacon: createBeaconSender(page) } }
  Object.assign(view, globals)
  page.signal.addEventListener("abort", () => {
    for (const [name, value] of before) {
      if (readGlobal(view, name) !== Reflect.get(globals, name)) continue
      if (value === undefined) Reflect.deleteProperty(view, name)
      else Object.assign(view, { [name]: value })
    }
  })
  provideAjaxUrl(page)
  return () => void (api.initialized = true)
}

/** Scripts of the platform read the address of its endpoint from a global. */
function provideAjaxUrl(page: Page): void {
  const { ajaxurl } = readVars(page)
  if (typeof ajaxurl !== "string" || readGlobal(page.window, "ajaxurl") !== undefined) return
  Reflect.set(page.window, "ajaxurl", ajaxurl)
  page.signal.addEventListener("abort", () => void Reflect.deleteProperty(page.window, "ajaxurl"))
}

function createApi(page: Page) {
  const popups = popupsService.of(page)
  const find = (target: unknown): Popup | null => {
    if (target === "current" || target === "open") return popups.stack.at(-1) ?? null
    if (target === "closed") return popups.all.find(({ state }) => state === "closed") ?? null
    const byId = popups.find(target)
    return byId ?? popups.find(unwrapElement(target)) ?? findBySelector(page, target)
  }
  const on = (target: unknown, run: (popup: Popup) => void) => {
    const popup = find(target)
    if (popup) run(popup)
  }
  const findAll = (target: unknown): readonly Popup[] => {
    if (target === "open") return popups.stack
    if (target === "closed") return popups.all.filter(({ state }) => state === "closed")
    return [find(target)].filter((popup) => popup !== null)
  }
  return {
    getPopup: (target: unknown) => wrapElements(page, ...findAll(target).map(({ root }) => root)),
    open: (target: unknown, done?: Done) => on(target, (popup) => openPopup(popup, { ...(done && { done }) })),
    close: (target: unknown, done?: Done) => on(target, (popup) => closePopup(popup, { ...(done && { done }) })),
    preventOpen: (target: unknown) => on(target, ({ root }) => root.classList.add(classNames.preventOpen)),
    getSettings: (target: unknown) => readSettings(find(target)),
    getSetting: (target: unknown, path: string, fallback?: unknown) =>
      path.split(".").reduce<unknown>((value, key) => readMembers(value)[key], readSettings(find(target))) ?? fallback,
    checkConditions: (target: unknown) => {
      const popup = find(target)
      return popup !== null && evaluateConditions(nameConditions(popup), checkConditions(popup))
    },
    getCookie: (name: unknown) =>
      hasPopupCookie(name, readDocumentCookies(page)) ? page.storage.cookies.get(String(name)) : null,
    setCookie: (target: unknown, settings?: unknown) =>
      on(target, (popup) => setPopupCookie(popup, readRecord(settings))),
    clearCookie: (name: unknown, done?: Done) => {
      removeCookie(page, String(name))
      done?.()
    },
    clearCookies: (target: unknown, done?: Done) => {
      on(target, (popup) => {
        for (const cookie of popup.settings.cookies) {
          const { name } = readMembers(readMembers(cookie)["settings"])
          removeCookie(page, typeof name === "string" && name !== "" ? name : formatPopupName(popup.id))
        }
      })
      done?.()
    },
    getLastOpenTrigger: (target?: unknown) =>
      (target === undefined ? popups.lastOpened : find(target))?.lastOpenTrigger,
    setLastOpenTrigger: (trigger: unknown) => {
      const top = popups.stack.at(-1)
      if (top) top.lastOpenTrigger = unwrapElement(trigger) ?? String(trigger)
    },
    forms: {
      success: (form: unknown, settings: unknown) => {
        const { popup } = readMembers(settings)
        const owner = popups.find(unwrapElement(form)) ?? find(popup)
        if (isRecord(settings)) void loadModule(page, "forms").then((held) => held?.runFormSuccess(owner, settings))
      },
    },
    integrations: {
      formSubmission: (form: unknown, args: unknown) => {
        const members = readMembers(args)
        const popup = unwrapElement(members["popup"]) ?? members["popup"]
        void loadModule(page, "forms").then((held) => held?.submitThrough(unwrapElement(form), { ...members, popup }))
      },
    },
    hooks: hooksService.of(page),
  }
}

function readSettings(popup: Popup | null): object {
  return popup ? { ...popup.raw, ...popup.settings } : {}
}

function findBySelector(page: Page, target: unknown): Popup | null {
  if (typeof target !== "string") return null
  try {
    return popupsService.of(page).find(page.document.querySelector(target))
  } catch {
    return null
  }
}

function createBeaconSender(page: Page) {
  return (data: unknown, done?: Done) => {
    const { beacon } = readMembers(data)
    const fields = isRecord(beacon) ? beacon : readMembers(data)
    sendCount(page, fields)
    done?.()
  }
}

import { consentOf, type KeyValueStore, type Page, serviceOf, unwrapElement } from "@ringside/core"
import { isRecord, parseJson } from "@ringside/core/domain"
import { popupActionsOf } from "../actions.ts"
import {
  findLimit,
  type FrequencyRecord,
  type OpenGuard,
  readFrequencyRecord,
  readMembers,
  readPeriod,
  recordShown,
} from "../domain/index.ts"
import type { OpenTrigger, Popup } from "../popup.ts"

const storageKey = "ringside_pum_freq"

/** Counts showings and conversions of popups that have a limit. */
export function startLimits(page: Page): void {
  const { popups } = popupActionsOf(page)
  popups.observers.push({ opened: (popup) => writeRecord(popup, "shown") })
  page.events.on(["pumConversion"], ({ target }) => {
    const popup = popups.find(unwrapElement(target))
    if (popup) writeRecord(popup, "converted")
  })
}

/** The schedule or frequency cap that keeps a popup closed now; null when none does. */
export function findPopupLimit(popup: Popup, trigger: OpenTrigger): OpenGuard | null {
  const { page, raw } = popup
  const schedule = isRecord(raw["schedule"]) ? raw["schedule"] : null
  return findLimit({
    trigger,
    schedule,
    frequency: readCap(popup),
    record: readRecord(popup),
    now: page.clock.now(),
  })
}

/** How often a popup may show; null when its settings set no limit. */
function readCap({ raw }: Popup): object | null {
  return isRecord(raw["frequency"]) ? raw["frequency"] : null
}

/** How often a popup has been shown. Source: popups §12. */
function readRecord(popup: Popup): FrequencyRecord | null {
  const cap = readCap(popup)
  return cap ? readFrequencyRecord(readAll(storeFor(popup.page, cap))[String(popup.id)]) : null
}

/** Counts a showing, or a conversion. */
function writeRecord(popup: Popup, change: "shown" | "converted"): void {
  const cap = readCap(popup)
  if (!cap) return
  const { page } = popup
  const before = readRecord(popup)
  const now = page.clock.now()
  const record =
    change === "shown"
      ? recordShown(cap, before, now)
      : { ...(before ?? { count: 0, firstAt: now, lastAt: now }), converted: true }
  const store = storeFor(page, cap)
  store.set(storageKey, JSON.stringify({ ...readAll(store), [popup.id]: record }))
}

function readAll(store: Pick<KeyValueStore, "get">): Readonly<Record<string, unknown>> {
  return readMembers(parseJson(store.get(storageKey)))
}

/** Without consent no data outlasts the browser's session. */
function storeFor(page: Page, cap: object): Pick<KeyValueStore, "get" | "set"> {
  const period = readPeriod(cap)
  if (period === "page") return memoryOf(page)
  const isDenied = consentOf(page).read("marketing") === "denied"
  return period === "session" || isDenied ? page.storage.session : page.storage.local
}

function memoryOf(page: Page): Pick<KeyValueStore, "get" | "set"> {
  return serviceOf(page, "popups.memory", () => {
    const values = new Map<string, string>()
    return { get: (key) => values.get(key) ?? null, set: (key, value) => void values.set(key, value) }
  })
}

import { consentService, type KeyValueStore, type Page, definePageService, unwrapElement } from "@ringside/core"
import { isRecord, parseJson, readMembers } from "@ringside/core/domain"
import { popupActionsOf } from "../actions.ts"
import {
  findLimit,
  type FrequencyRecord,
  type OpenGuard,
  readFrequencyRecord,
  readPeriod,
  recordShown,
} from "../domain/index.ts"
import type { OpenTrigger, Popup } from "../popup.ts"

const storageKey = "ringside_pum_freq"

/** Counts showings and conversions of popups that have a limit. */
export function startLimits(page: Page): void {
  const { popups } = popupActionsOf(page)
  consentService.of(page).onChange(() => moveToSession(page))
  moveToSession(page)
  popups.observers.push({ opened: (popup) => writeRecord(popup, "shown") })
  page.events.on(["pumConversion"], ({ target }) => {
    const popup = popups.find(unwrapElement(target))
    if (popup) writeRecord(popup, "converted")
  })
}

/** After a refusal no record outlasts the browser's session. */
function moveToSession(page: Page): void {
  const { local, session } = page.storage
  if (consentService.of(page).read("marketing") !== "denied" || local.get(storageKey) === null) return
  const own = readAll(session)
  const newer = Object.entries(readAll(local)).filter(([key, record]) => readLastAt(record) >= readLastAt(own[key]))
  session.set(storageKey, JSON.stringify({ ...own, ...Object.fromEntries(newer) }))
  local.remove(storageKey)
}

function readLastAt(record: unknown): number {
  return readFrequencyRecord(record)?.lastAt ?? 0
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
  if (!cap) return null
  const [first = null, second = null] = selectStores(popup.page, cap).flatMap(
    (store) => readFrequencyRecord(readAll(store)[readRecordKey(popup)]) ?? [],
  )
  if (!first || !second) return first
  // A showing before the shopper's decision is in the session's storage alone.
  const later = second.lastAt > first.lastAt ? second : first
  return { ...later, converted: first.converted || second.converted }
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
  const [store] = selectStores(page, cap)
  store.set(storageKey, JSON.stringify({ ...readAll(store), [readRecordKey(popup)]: record }))
}

/** The popup's id; the slug for a hook, whose id is its number on this page. */
function readRecordKey({ id, settings: { slug } }: Popup): string {
  return id < 0 && slug !== "" ? slug : String(id)
}

function readAll(store: RecordStore): Readonly<Record<string, unknown>> {
  return readMembers(parseJson(store.get(storageKey)))
}

type RecordStore = Pick<KeyValueStore, "get" | "set">

/** Where records are: the first is written, all are read. Without consent no data outlasts the browser's session. */
function selectStores(page: Page, cap: object): readonly [RecordStore, ...RecordStore[]] {
  const period = readPeriod(cap)
  const { local, session } = page.storage
  if (period === "page") return [memoryService.of(page)]
  const consent = consentService.of(page).read("marketing")
  if (period === "session" || consent === "denied") return [session]
  return consent === "pending" ? [session, local] : [local, session]
}

const memoryService = definePageService("popups.memory", (): RecordStore => {
  const values = new Map<string, string>()
  return { get: (key) => values.get(key) ?? null, set: (key, value) => void values.set(key, value) }
})

import { encodeUri, isRecord } from "@ringside/core/domain"
import { checkDevice, type Device } from "./device.ts"
import { evaluateConditions } from "./evaluateConditions.ts"
import { checkFrequency, type FrequencyRecord } from "./frequency.ts"
import { hasPopupCookie } from "./parseCookies.ts"
import { readMembers } from "./readValues.ts"
import { isWithinSchedule } from "./schedule.ts"

/** Triggers that no shopper's action stands behind. */
export const automaticTriggers: readonly string[] = ["auto_open", "exit_intent", "scroll_depth", "inactivity"]
/** Who may open a popup past its guards. */
const privileged: readonly string[] = ["api", "admin_debug"]

/** Everything that the decision depends on, at the moment when a trigger fires. */
export interface OpenRequest {
  readonly settings: object | null
  readonly trigger: { readonly type: string; readonly cookieNames?: unknown } | null
  readonly isOpen?: boolean
  /** The clicked element lies in the popup that it would open. */
  readonly insideOwnPopup?: boolean
  /** As `document.cookie` has them, or by name. */
  readonly cookies?: string | Readonly<Record<string, string>>
  readonly device?: Device
  /** Results of conditions, by target. */
  readonly verdicts?: Readonly<Record<string, boolean>>
  readonly schedule?: object | null
  readonly frequency?: object | null
  readonly record?: FrequencyRecord | null
  readonly preventOpen?: boolean
  /** Epoch milliseconds. */
  readonly now?: number
}

/** Why a popup may not open; `ok` when it may. */
export type OpenReason =
  | "ok"
  | "inside-own-popup"
  | "already-open"
  | "cookie"
  | "device"
  | "conditions"
  | "schedule"
  | "frequency"
  | "prevented"

/** Decides whether a popup opens, by the first of its guards that refuses. Source: popups §3.1. */
export function decideOpen(input: OpenRequest): { open: boolean; reason: OpenReason } {
  const { type, cookieNames } = readMembers(input.trigger)
  const refusal = findRefusal(input, typeof type === "string" ? type : "", cookieNames)
  return { open: refusal === null, reason: refusal ?? "ok" }
}

function findRefusal(input: OpenRequest, type: string, cookieNames: unknown): OpenReason | null {
  const { settings, isOpen = false, insideOwnPopup = false, preventOpen = false } = input
  if (type === "click_open" && insideOwnPopup) return "inside-own-popup"
  if (isOpen) return "already-open"
  const refusal = privileged.includes(type) ? null : findGuard(input, type, cookieNames, readMembers(settings))
  return refusal ?? (preventOpen ? "prevented" : null)
}

function findGuard(
  input: OpenRequest,
  type: string,
  cookieNames: unknown,
  settings: Readonly<Record<string, unknown>>,
): OpenReason | null {
  const { cookies = "", device = "desktop", verdicts = {}, now = 0 } = input
  if (hasCookie(cookieNames, cookies)) return "cookie"
  if (!checkDevice(settings, device)) return "device"
  if (!evaluateConditions(settings["conditions"], verdicts)) return "conditions"
  if (!isWithinSchedule(input.schedule ?? null, now)) return "schedule"
  const isCapped =
    automaticTriggers.includes(type) && !checkFrequency(input.frequency ?? null, input.record ?? null, now).allowed
  return isCapped ? "frequency" : null
}

function hasCookie(names: unknown, cookies: NonNullable<OpenRequest["cookies"]>): boolean {
  if (!isRecord(cookies)) return hasPopupCookie(names, cookies)
  // Names and values as the browser would give them.
  const pairs = Object.keys(cookies).map((name) => `${encodeUri(name)}=`)
  return hasPopupCookie(names, pairs.join(";"))
}

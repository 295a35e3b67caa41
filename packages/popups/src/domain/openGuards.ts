import { encodeUri, isRecord, readMembers } from "@ringside/core/domain"
import { checkDevice, type Device } from "./device.ts"
import { evaluateConditions } from "./evaluateConditions.ts"
import { hasPopupCookie } from "./parseCookies.ts"

/** Triggers without an action of the shopper. */
export const automaticTriggers: readonly string[] = ["auto_open", "exit_intent", "scroll_depth", "inactivity"]
/** Triggers that open a popup regardless of its guards. */
const privileged: readonly string[] = ["api", "admin_debug"]

/** The input for the guards of every popup, at the moment when a trigger fires. */
export interface GuardRequest {
  readonly settings: object | null
  readonly trigger: { readonly type: string; readonly cookieNames?: unknown } | null
  readonly isOpen?: boolean
  /** Whether the clicked element is inside the popup that it would open. */
  readonly insideOwnPopup?: boolean
  /** The text of `document.cookie`, or cookies by name. */
  readonly cookies?: string | Readonly<Record<string, string>>
  readonly device?: Device
  /** Results of conditions, by target. */
  readonly verdicts?: Readonly<Record<string, boolean>>
}

/** The guards, in the order of their checks. */
export type OpenGuard =
  | "inside-own-popup"
  | "already-open"
  | "cookie"
  | "device"
  | "conditions"
  | "schedule"
  | "frequency"
  | "prevented"

/** The reason why a popup may not open; `ok` when it may. */
export type OpenReason = "ok" | OpenGuard

/** Whether a trigger of that type opens a popup regardless of its guards. */
export function isPrivileged(type: unknown): boolean {
  return typeof type === "string" && privileged.includes(type)
}

/** The first of guards one to five that refuses; null when none does. Source: popups §3.1. */
export function findGuard(input: GuardRequest): OpenGuard | null {
  const { type, cookieNames } = readMembers(input.trigger)
  const { isOpen = false, insideOwnPopup = false, cookies = "", device = "desktop" } = input
  if (type === "click_open" && insideOwnPopup) return "inside-own-popup"
  if (isOpen) return "already-open"
  if (isPrivileged(type)) return null
  const settings = readMembers(input.settings)
  if (hasCookie(cookieNames, cookies)) return "cookie"
  if (!checkDevice(settings, device)) return "device"
  return evaluateConditions(settings["conditions"], input.verdicts ?? {}) ? null : "conditions"
}

function hasCookie(names: unknown, cookies: NonNullable<GuardRequest["cookies"]>): boolean {
  if (!isRecord(cookies)) return hasPopupCookie(names, cookies)
  // Encode names and values as the browser does.
  const pairs = Object.keys(cookies).map((name) => `${encodeUri(name)}=`)
  return hasPopupCookie(names, pairs.join(";"))
}

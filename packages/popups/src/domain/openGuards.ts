import { encodeUri, isRecord } from "@ringside/core/domain"
import { checkDevice, type Device } from "./device.ts"
import { evaluateConditions } from "./evaluateConditions.ts"
import { hasPopupCookie } from "./parseCookies.ts"
import { readMembers } from "./readValues.ts"

/** Triggers that no shopper's action stands behind. */
export const automaticTriggers: readonly string[] = ["auto_open", "exit_intent", "scroll_depth", "inactivity"]
/** Who may open a popup past its guards. */
const privileged: readonly string[] = ["api", "admin_debug"]

/** What the guards that every popup has depend on, at the moment when a trigger fires. */
export interface GuardRequest {
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
}

/** The guards, in the order in which they are asked. */
export type OpenGuard =
  "inside-own-popup" | "already-open" | "cookie" | "device" | "conditions" | "schedule" | "frequency" | "prevented"

/** Why a popup may not open; `ok` when it may. */
export type OpenReason = "ok" | OpenGuard

/** Whether a trigger of that type opens a popup past its guards. */
export function isPrivileged(type: unknown): boolean {
  return typeof type === "string" && privileged.includes(type)
}

/** The first of the guards one to five that refuses; null when none does. Source: popups §3.1. */
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
  // Names and values as the browser would give them.
  const pairs = Object.keys(cookies).map((name) => `${encodeUri(name)}=`)
  return hasPopupCookie(names, pairs.join(";"))
}

import { isRecord } from "@ringside/core/domain"
import { checkConditions, nameConditions } from "./conditions.ts"
import { automaticTriggers, decideOpen, detectDevice, formatOpenTrigger, type OpenReason } from "./domain/index.ts"
import { readCap, readRecord } from "./limits.ts"
import { type OpenOptions, openPopup } from "./openPopup.ts"
import type { OpenTrigger, Popup } from "./popup.ts"
import { joinQueue } from "./turns.ts"
import { readVars } from "./vars.ts"

interface RequestOptions extends Pick<OpenOptions, "opener" | "done"> {
  /** The clicked element lies in the popup that it would open. */
  readonly insideOwnPopup?: boolean
  /** Its turn in the queue has come. */
  readonly isItsTurn?: boolean
}

/** Opens a popup if its guards allow it now; the answer is the first that doesn't. A veto is asked by the opening itself. */
export function requestOpen(popup: Popup, trigger: OpenTrigger, options: RequestOptions = {}): OpenReason {
  const { page, settings, raw } = popup
  const { navigator } = page.window
  const { reason } = decideOpen({
    settings: { ...settings, conditions: nameConditions(popup) },
    trigger,
    isOpen: popup.state === "opening" || popup.state === "open",
    insideOwnPopup: options.insideOwnPopup ?? false,
    cookies: page.document.cookie,
    device: detectDevice(navigator.userAgent, navigator.maxTouchPoints),
    get verdicts() {
      return checkConditions(popup)
    },
    schedule: isRecord(raw["schedule"]) ? raw["schedule"] : null,
    frequency: readCap(popup),
    record: readRecord(popup),
    now: page.clock.now(),
  })
  if (reason !== "ok") {
    logRefusal(popup, trigger, reason)
    return reason
  }
  const isAutomatic = automaticTriggers.includes(trigger.type)
  if (isAutomatic && !options.isItsTurn && joinQueue(popup, trigger)) return reason
  const { opener = null } = options
  const named = opener && trigger.type === "click_open" ? opener : formatOpenTrigger(trigger)
  openPopup(popup, { ...options, trigger: named })
  return reason
}

function logRefusal({ page, id }: Popup, { type }: OpenTrigger, reason: OpenReason): void {
  const { location } = page.window
  const isDebugging = Boolean(readVars(page)["debug_mode"]) || location.href.includes("pum_debug")
  if (isDebugging) page.reports.warn(`[ringside popups] popup ${id} stays closed at ${type}: ${reason}.`)
}

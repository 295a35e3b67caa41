import { readDocumentCookies } from "@ringside/core"
import { checkConditions, nameConditions } from "../conditions/conditions.ts"
import { automaticTriggers, detectDevice, findGuard, formatOpenTrigger, type OpenReason } from "../domain/index.ts"
import { findModule } from "../loadModule.ts"
import { type OpenOptions, openPopup } from "./openPopup.ts"
import type { OpenTrigger, Popup } from "../popup.ts"
import { readVars } from "../settings/vars.ts"

interface RequestOptions extends Pick<OpenOptions, "opener" | "done"> {
  /** The clicked element lies in the popup that it would open. */
  readonly insideOwnPopup?: boolean
  /** Whether the popup's turn in the queue has come. */
  readonly isItsTurn?: boolean
}

/** Opens a popup if its guards allow it now; returns the first guard that refuses. The opening itself sends the event with a veto. */
export function requestOpen(popup: Popup, trigger: OpenTrigger, options: RequestOptions = {}): OpenReason {
  const { page, settings } = popup
  const { navigator } = page.window
  const automatic = findModule(page, "automatic")
  const guard = findGuard({
    settings: { ...settings, conditions: nameConditions(popup) },
    trigger,
    isOpen: popup.state === "opening" || popup.state === "open",
    insideOwnPopup: options.insideOwnPopup ?? false,
    cookies: readDocumentCookies(page),
    device: detectDevice(navigator.userAgent, navigator.maxTouchPoints),
    get verdicts() {
      return checkConditions(popup)
    },
  })
  const reason = guard ?? automatic?.findLimit(popup, trigger)
  if (reason) {
    logRefusal(popup, trigger, reason)
    return reason
  }
  const isAutomatic = automaticTriggers.includes(trigger.type)
  if (isAutomatic && !options.isItsTurn && automatic?.joinQueue(popup, trigger)) return "ok"
  const { opener = null } = options
  const named = opener && trigger.type === "click_open" ? opener : formatOpenTrigger(trigger)
  openPopup(popup, { ...options, trigger: named })
  return "ok"
}

function logRefusal({ page, id }: Popup, { type }: OpenTrigger, reason: OpenReason): void {
  const { location } = page.window
  const isDebugging = Boolean(readVars(page)["debug_mode"]) || location.href.includes("pum_debug")
  if (isDebugging) page.reports.warn(`[ringside popups] popup ${id} stays closed at ${type}: ${reason}.`)
}

import { attempt, findJQuery, warnAuthor } from "@ringside/core"
import { isRecord, parseFlag, readMembers, readNumberedList } from "@ringside/core/domain"
import { filtersService } from "../events/filters.ts"
import { sendLifecycle } from "../events/lifecycleEvents.ts"
import { pageConditions } from "./pageConditions.ts"
import type { Popup } from "../popup.ts"
import { popupsWarnings } from "../warnings.ts"

/** Far more than an editor offers; further conditions are not checked, and fail. */
const maxConditions = 2000

/** The present results of a popup's conditions, by target, from the page's checkers. Source: popups §3.2. */
export function checkConditions(popup: Popup): Readonly<Record<string, boolean>> {
  const verdicts = new Map<string, boolean>()
  let left = maxConditions
  for (const group of popup.settings.conditions) {
    let isGroupMet = false
    for (const condition of readNumberedList(group) ?? []) {
      if (typeof condition === "boolean") isGroupMet ||= condition
      if (!isRecord(condition)) continue
      const { target, not_operand: isInverted } = condition
      const hasTarget = typeof target === "string" && target !== ""
      const isMet = hasTarget && left > 0 && checkCondition(popup, target, condition)
      isGroupMet ||= isMet !== parseFlag(isInverted)
      if (!hasTarget) continue
      verdicts.set(readVerdictKey(condition), isMet)
      if (left > 0) sendLifecycle(popup, "pumCheckingCondition", [isGroupMet, condition])
      left -= 1
    }
  }
  return Object.fromEntries(verdicts)
}

/** The conditions, with unique targets for equal targets with different settings. */
export function nameConditions(popup: Popup): readonly unknown[] {
  return popup.settings.conditions.map((group) =>
    (readNumberedList(group) ?? []).map((condition) =>
      isRecord(condition) && typeof condition["target"] === "string" && condition["target"] !== ""
        ? { ...condition, target: readVerdictKey(condition) }
        : condition,
    ),
  )
}

function readVerdictKey({ target, settings }: Readonly<Record<string, unknown>>): string {
  return `${String(target)} ${JSON.stringify(readMembers(settings))}`
}

function checkCondition(popup: Popup, target: string, condition: Readonly<Record<string, unknown>>): boolean {
  const { page, root } = popup
  const checker = findChecker(popup, target)
  if (!checker) {
    // The popup plugin's script does the same, before it inverts the result. A condition that is unknown to the server comes as `false`.
    warnAuthor(page, popupsWarnings.unknownCondition, null, { name: target })
    return true
  }
  const check = () => Boolean(checker(readMembers(condition["settings"]), condition))
  return attempt(page, { during: "event", widget: "popups", host: root }, check, false)
}

type Checker = (settings: Readonly<Record<string, unknown>>, condition: object) => unknown

function findChecker(popup: Popup, target: string): Checker | null {
  const { page, root } = popup
  const filtered = readMembers(filtersService.of(page).applyFilters("popupMaker.conditionCallbacks", {}))[target]
  const jQuery = findJQuery(page.window)
  const popmake: unknown = jQuery && Reflect.get(jQuery.fn, "popmake")
  const registered: unknown = typeof popmake === "function" ? Reflect.get(popmake, "conditions") : null
  const self: unknown = jQuery ? jQuery(root) : root
  if (typeof filtered === "function") {
    return (settings, condition) => Reflect.apply(filtered, self, [settings, condition]) as unknown
  }
  const older = readMembers(registered)[target]
  if (typeof older === "function") return (_, condition) => Reflect.apply(older, self, [condition]) as unknown
  const own = Object.hasOwn(pageConditions, target) ? pageConditions[target] : undefined
  return own ? (settings) => own(page, settings) : null
}

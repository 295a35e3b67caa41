import { consentService, type Page, definePageService } from "@ringside/core"
import { formatText, parseJson, readMembers, readNumberedList } from "@ringside/core/domain"
import { popupActionsOf } from "../actions.ts"
import { automaticTriggers, selectVariant } from "../domain/index.ts"

const variantKey = "ringside_pum_ab"
const visitorKey = "ringside_pum_vid"

/** A test that compares popups, with the one that this visitor gets; null when none shows. */
interface ChosenVariant {
  readonly testId: string
  readonly popupIds: readonly unknown[]
  readonly chosen: number | null
}

/** Whether a trigger of a popup is to start: of a test's popups only the chosen one opens by itself. Source: popups §12. */
export function isTriggerStarted(page: Page, popupId: number, type: string): boolean {
  const test = findTest(page, popupId)
  return !test || test.chosen === popupId || !automaticTriggers.includes(type)
}

/** The data about a popup's test in its beacons. */
export function readVariantFields(page: Page, popupId: number): object {
  const test = findTest(page, popupId)
  return test ? { test: test.testId, variant: String(popupId) } : {}
}

const testsService = definePageService("popups.tests", readTests)

function findTest(page: Page, popupId: number): ChosenVariant | undefined {
  return testsService.of(page).find(({ popupIds }) => popupIds.includes(popupId))
}

function readTests(page: Page): readonly ChosenVariant[] {
  const tests = (readNumberedList(popupActionsOf(page).readOptions(page)["tests"]) ?? []).map((test) =>
    readMembers(test),
  )
  if (tests.length === 0) return []
  const consent = consentService.of(page)
  const { local } = page.storage
  const isRefused = consent.read("marketing") === "denied"
  const visitor = (isRefused ? null : local.get(visitorKey)) ?? createVisitorKey(page)
  const stored = readMembers(isRefused ? null : parseJson(local.get(variantKey)))
  const all = tests.map((test): ChosenVariant => {
    const testId = formatText(test["id"])
    const before = stored[testId]
    return {
      testId,
      popupIds: (readNumberedList(test["variants"]) ?? []).map((variant) => readMembers(variant)["popupId"]),
      chosen: selectVariant(test, visitor, typeof before === "number" ? before : null),
    }
  })
  const store = () => {
    const state = consent.read("marketing")
    // Before the shopper's decision nothing that identifies the browser is stored, and a refusal removes what was.
    if (state === "pending") return
    if (state === "denied") {
      for (const key of [visitorKey, variantKey]) local.remove(key)
      return
    }
    local.set(visitorKey, visitor)
    const chosen = Object.fromEntries(all.map((test) => [test.testId, test.chosen]))
    local.set(variantKey, JSON.stringify({ ...stored, ...chosen }))
  }
  consent.onChange(store)
  store()
  return all
}

function createVisitorKey({ window }: Page): string {
  const bytes = window.crypto.getRandomValues(new Uint8Array(8))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

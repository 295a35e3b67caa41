import { findJQuery, type Page } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"

/**
 * Covers a form as the platform does, by BlockUI where the page has it: a gateway that holds the form back calls its `unblock()` afterwards.
 * Without BlockUI nothing would say when the form is free again.
 */
export function coverForm(page: Page, form: Element): void {
  const collection = findJQuery(page.window)?.([form])
  const data = collection?.data?.()
  if (isRecord(data) && data["blockUI.isBlocked"] === 1) return
  callPlugin(collection, "block", { message: null, overlayCSS: { background: "#fff", opacity: 0.6 } })
}

/** Removes the cover of a form, whoever has put it there. */
export function uncoverForm(page: Page, form: Element): void {
  callPlugin(findJQuery(page.window)?.([form]), "unblock")
}

/** Calls what a script of the page has added to jQuery. */
function callPlugin(collection: unknown, name: string, ...args: readonly unknown[]): void {
  const run = isRecord(collection) ? collection[name] : null
  if (typeof run === "function") Reflect.apply(run, collection, args)
}

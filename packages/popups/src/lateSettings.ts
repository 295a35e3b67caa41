import { listen, type Page, serviceOf } from "@ringside/core"
import { hostPopup } from "./host.ts"
import { popupsOf } from "./popups.ts"
import { readPrintedSettings } from "./vars.ts"

/** Popups of the host whose settings a later script of the page may still print. */
interface LateSettings {
  readonly roots: Set<Element>
  /** Ids of those that are left out of one look at the page, and so are connected anew in the next. */
  leftOut: readonly string[]
}

const lateSettingsOf = (page: Page) =>
  serviceOf<LateSettings>(page, "popups.lateSettings", () => ({ roots: new Set(), leftOut: [] }))

/** Takes note of a popup that is read while the page loads and has no settings in the list. */
export function expectSettings(page: Page, root: Element): void {
  const isPrinted = Object.keys(readPrintedSettings(page, root)).length > 0
  if (page.document.readyState !== "complete" && !isPrinted) lateSettingsOf(page).roots.add(root)
}

/** The popups of the host that are connected now. */
export function selectHostPopups(page: Page): string {
  const { leftOut } = lateSettingsOf(page)
  return leftOut.length === 0 ? hostPopup : `${hostPopup}:not(${leftOut.map((id) => `#${CSS.escape(id)}`).join()})`
}

/**
 * Reads the settings once more at the load event, for popups that had none; one that is open keeps what it has.
 * Source: popups §1.2.
 */
export function startLateSettings(page: Page): void {
  if (page.document.readyState === "complete") return
  const reread = () => {
    const late = lateSettingsOf(page)
    const isOpen = (root: Element) => popupsOf(page).stack.some((popup) => popup.root === root)
    const roots = [...late.roots].filter((root) => root.isConnected && !isOpen(root))
    late.roots.clear()
    late.leftOut = roots.filter((root) => Object.keys(readPrintedSettings(page, root)).length > 0).map(({ id }) => id)
    if (late.leftOut.length === 0) return
    page.scan()
    late.leftOut = []
    page.scan()
  }
  listen(page.window, "load", reread, { signal: page.signal })
}

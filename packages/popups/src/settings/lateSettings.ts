import { listen, type Page, definePageService } from "@ringside/core"
import { hostPopup } from "../host.ts"
import { popupsService } from "../popups.ts"
import { readPrintedSettings } from "./vars.ts"

/** The host's popups whose settings a later script of the page may still print. */
interface LateSettings {
  readonly roots: Set<Element>
  /** Ids of popups to skip in one scan, so that they are connected again in the next. */
  leftOut: readonly string[]
}

const lateSettingsService = definePageService("popups.lateSettings", (): LateSettings => ({
  roots: new Set(),
  leftOut: [],
}))

/** Records a popup that is read during page load and has no settings in the list. */
export function expectSettings(page: Page, root: Element): void {
  const isPrinted = Object.keys(readPrintedSettings(page, root)).length > 0
  if (page.document.readyState !== "complete" && !isPrinted) lateSettingsService.of(page).roots.add(root)
}

/** The connected popups of the host. */
export function selectHostPopups(page: Page): string {
  const { leftOut } = lateSettingsService.of(page)
  return leftOut.length === 0 ? hostPopup : `${hostPopup}:not(${leftOut.map((id) => `#${CSS.escape(id)}`).join()})`
}

/** Reads the settings again at the load event, for popups without settings; an open popup keeps its settings. Source: popups §1.2. */
export function startLateSettings(page: Page): void {
  if (page.document.readyState === "complete") return
  const reread = () => {
    const late = lateSettingsService.of(page)
    const isOpen = (root: Element) => popupsService.of(page).stack.some((popup) => popup.root === root)
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

import { readHostSettings, type Page, readPartConfig } from "@ringside/core"
import { readMembers } from "@ringside/core/domain"
import type { UnknownRecord } from "@ringside/core/domain"
import { popupsSettings, varsSettings } from "../hostSettings.ts"
import { popupsConfig } from "../config.ts"

/** The settings that the host prints for all popups of the page; empty if it prints none. Source: popups §1.2. */
export function readVars(page: Page): UnknownRecord {
  return readHostSettings(page, varsSettings)
}

/** Our own options for all popups; the page's config overrides them. Source: popups §1.2, §12. */
export function readOptions(page: Page): UnknownRecord {
  return { ...readMembers(readVars(page)["ringside"]), ...readMembers(readPartConfig(page, popupsConfig).popups) }
}

/** Settings of a popup in the host's list of all popups; empty if the list has none yet. */
export function readPrintedSettings(page: Page, root: Element): UnknownRecord {
  return readMembers(readHostSettings(page, popupsSettings)[root.id])
}

import { type Page, readPartConfig } from "@ringside/core"
import { popupsConfig } from "./config.ts"
import { readMembers } from "./domain/index.ts"
import { popupsJob } from "./jobs.ts"

type Members = Readonly<Record<string, unknown>>

/** The settings that the host prints for all popups of the page; empty when it prints none. Source: popups §1.2. */
export function readVars(page: Page): Members {
  return readMembers(page.settings.read("pum_vars", popupsJob.packageName))
}

/** Options of ours for all popups, of which those in the page's config win. Source: popups §1.2, §12. */
export function readOptions(page: Page): Members {
  return { ...readMembers(readVars(page)["ringside"]), ...readMembers(readPartConfig(page, popupsConfig).popups) }
}

/** Settings of a popup in the host's list of all; empty where there are none yet. */
export function readPrintedSettings(page: Page, root: Element): Members {
  return readMembers(readMembers(page.settings.read("pum_popups", popupsJob.packageName))[root.id])
}

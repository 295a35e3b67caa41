/* The chunk for pages with hooks of any kind: the checks of their attributes. It is fetched in idle time. */
import { type KnownWidgets, type Page, startHookChecks } from "@ringside/core"
import { hookTables } from "./hookTables.ts"

/** Reports mistakes in the attributes of the hooks of `page`. */
export function startPageHookChecks(page: Page, drawing: KnownWidgets["drawing"]): void {
  startHookChecks(page, { tables: new Map(Object.entries(hookTables)), drawing })
}

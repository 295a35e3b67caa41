/* The chunk for pages with hooks of any kind: the checks of their attributes and of what they hold. It is fetched in idle time. */
import { type KnownWidgets, type Page, startHookChecks } from "@ringside/core"
import { hookContents, hookTables } from "./hookTables.ts"

/** Reports mistakes in the hooks of `page`. */
export function startPageHookChecks(page: Page, drawing: KnownWidgets["drawing"]): void {
  const [tables, contents] = [new Map(Object.entries(hookTables)), new Map(Object.entries(hookContents))]
  startHookChecks(page, { tables, contents, drawing })
}

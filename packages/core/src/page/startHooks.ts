import { type Page, serviceOf } from "./page.ts"
import { entriesPart } from "./registeredWidgets.ts"
import { createRegistry } from "./registry.ts"
import { provideRegistry } from "./stopper.ts"
import type { WidgetEntry } from "./widget.ts"

/** Serves the page's hooks with `entries` and the widgets that the page registered. */
export function startHooks(page: Page, entries: readonly WidgetEntry[]): void {
  // The list to which the page's registering adds.
  const all = serviceOf<WidgetEntry[]>(page, entriesPart, () => [])
  all.unshift(...entries)
  provideRegistry(page, createRegistry(page, all))
}

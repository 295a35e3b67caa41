import { type Page, serviceOf } from "./page.ts"
import { entriesPart } from "./registeredWidgets.ts"
import { createRegistry } from "./registry.ts"
import { provideRegistry } from "./stopper.ts"
import type { WidgetEntry } from "./widget.ts"

/** Connects the page's hooks to `entries` and to the widgets that the page registered. */
export function startHooks(page: Page, entries: readonly WidgetEntry[]): void {
  // `ringside.register` adds to this list.
  const all = serviceOf<WidgetEntry[]>(page, entriesPart, () => [])
  all.unshift(...entries)
  provideRegistry(page, createRegistry(page, all))
}

import type { Page } from "../page/page.ts"
import { findRegisteredWidgets } from "../hooks/registeredWidgets.ts"
import { createRegistry } from "../hooks/registry.ts"
import { provideRegistry } from "./stopper.ts"
import type { WidgetEntry } from "../hooks/widget.ts"

/** Connects the page's hooks to `entries` and to the widgets that the page registered. */
export function startHooks(page: Page, entries: readonly WidgetEntry[]): void {
  provideRegistry(page, createRegistry(page, entries, findRegisteredWidgets(page)))
}

/* The chunk that pages with hooks on which something is drawn fetch beside the late chunk. */
import type { Page } from "@ringside/core"
import { startHooks } from "@ringside/core/hooks"
import { createWidgetEntries, type WidgetEntriesOptions } from "./widgetEntries.ts"

/** Serves the hooks of `page` with the widgets of this build and those that the page registered. */
export function startPageHooks(page: Page, options: WidgetEntriesOptions): void {
  startHooks(page, createWidgetEntries(options))
}

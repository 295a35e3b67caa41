/* The chunk for pages with hooks that render, fetched beside the late chunk. */
import type { Page } from "@ringside/core"
import { startHooks } from "@ringside/core/hooks"
import { createWidgetEntries, type WidgetEntriesOptions } from "./widgetEntries.ts"

/** Connects the hooks of `page` to the widgets of this build and those that the page registered. */
export function startPageHooks(page: Page, options: WidgetEntriesOptions): void {
  startHooks(page, createWidgetEntries(options))
}

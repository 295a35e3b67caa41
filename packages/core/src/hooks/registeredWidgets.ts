import type { LoaderPage } from "../page/page.ts"
import { definePageService } from "../page/services.ts"
import type { WidgetEntry } from "./widget.ts"

const entriesService = definePageService<WidgetEntry[]>("core.entries")

/** Stores the list of the widgets that the page registered, to which `ringside.register` adds. */
export function provideRegisteredWidgets(page: LoaderPage, entries: readonly WidgetEntry[]): void {
  entriesService.provide(page, [...entries])
}

/** The widgets that the page registered; undefined before they are provided. */
export function findRegisteredWidgets(page: LoaderPage): WidgetEntry[] | undefined {
  return entriesService.find(page)
}

/** Whether the page has registered widgets of its own. */
export function hasRegisteredWidgets(page: LoaderPage): boolean {
  return Boolean(findRegisteredWidgets(page)?.length)
}

/**
 * Whether `element` is in a hook that may belong to one of the page's own widgets, whose names are in no table of the build. A click in one
 * of our hooks would wait in vain, and then go on.
 */
export function isInRegisteredHook(page: LoaderPage, element: Element): boolean {
  return hasRegisteredWidgets(page) && element.closest("[data-ringside]") !== null
}

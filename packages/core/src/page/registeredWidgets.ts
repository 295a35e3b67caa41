import { findService, type LoaderPage } from "./page.ts"

/** Under which name a page keeps the widgets that it registered itself. */
export const entriesPart = "core.entries"

/** Whether the page has registered widgets of its own. */
export function hasRegisteredWidgets(page: LoaderPage): boolean {
  return Boolean(findService<readonly unknown[]>(page, entriesPart)?.length)
}

/**
 * Whether `element` is in a hook that may be one of the page's own widgets: their names are in no table of the build. A click in a
 * hook of ours waits in vain, and then goes on.
 */
export function isInRegisteredHook(page: LoaderPage, element: Element): boolean {
  return hasRegisteredWidgets(page) && element.closest("[data-ringside]") !== null
}

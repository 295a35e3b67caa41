import { findService, type LoaderPage } from "./page.ts"

/** The name under which a page stores the widgets that it registered. */
export const entriesPart = "core.entries"

/** Whether the page has registered widgets of its own. */
export function hasRegisteredWidgets(page: LoaderPage): boolean {
  return Boolean(findService<readonly unknown[]>(page, entriesPart)?.length)
}

/**
 * Whether `element` is in a hook that may belong to one of the page's own widgets, whose names are in no table of the build. A click in one
 * of our hooks would wait in vain, and then go on.
 */
export function isInRegisteredHook(page: LoaderPage, element: Element): boolean {
  return hasRegisteredWidgets(page) && element.closest("[data-ringside]") !== null
}

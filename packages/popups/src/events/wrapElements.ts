import { findJQuery, type Page } from "@ringside/core"

/** Elements for a callback of another script: a jQuery collection, as from the popup plugin; without jQuery the first element, or null. */
export function wrapElements(page: Page, ...elements: readonly (Element | null)[]): unknown {
  const given = elements.filter((element) => element !== null)
  return findJQuery(page.window)?.(given) ?? given[0] ?? null
}

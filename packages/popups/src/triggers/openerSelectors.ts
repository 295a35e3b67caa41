import { findJQuery, findTypedElement, type Page, unwrapElement } from "@ringside/core"
import { escapeLeadingDigits } from "../domain/index.ts"

/** The selectors of a popup's openers. */
export interface OpenerSelectors {
  /** A list of the browser's selectors; empty when a filter leaves none. */
  readonly native: string
  /** Selectors that only jQuery supports, such as `a:contains("News")`. The popup plugin finds its openers by jQuery. */
  readonly byJQuery: readonly string[]
}

/** Sorts selectors by what supports them. The others are left out. */
export function sortSelectors(page: Page, selectors: readonly string[]): OpenerSelectors {
  const read = selectors.map((selector) => ({ selector, native: readNative(page, selector) }))
  return {
    native: read.flatMap(({ native }) => native ?? []).join(", "),
    byJQuery: read
      .filter(
        ({ selector, native }) => native === null && askJQuery(page, selector, page.document.createDocumentFragment()),
      )
      .map(({ selector }) => selector),
  }
}

/** Whether the browser or the page's jQuery supports a selector. */
export function isKnownSelector(page: Page, selector: string): boolean {
  const { native, byJQuery } = sortSelectors(page, [selector])
  return native !== "" || byJQuery.length > 0
}

/** All elements of the page that match. */
export function findOpeners(page: Page, { native, byJQuery }: OpenerSelectors): readonly HTMLElement[] {
  const own = native === "" ? [] : page.document.querySelectorAll<HTMLElement>(native)
  return [...own, ...byJQuery.flatMap((selector) => askJQuery(page, selector, page.window.document) ?? [])]
}

/** The nearest element around another one that matches, or that one itself. */
export function findClosestOpener(page: Page, { native, byJQuery }: OpenerSelectors, element: Element) {
  const own = native === "" ? null : element.closest<HTMLElement>(native)
  return findOpeners(page, { native: "", byJQuery })
    .filter((each) => each.contains(element))
    .reduce((nearest, each) => (nearest === null || nearest.contains(each) ? each : nearest), own)
}

/** The selector in the browser's form; null when it has none. */
function readNative(page: Page, selector: string): string | null {
  const isKnown = (text: string) => {
    try {
      page.document.createDocumentFragment().querySelector(text)
      return true
    } catch {
      return false
    }
  }
  return [selector, escapeLeadingDigits(selector)].find(isKnown) ?? null
}

/** Lists the elements that the page's jQuery finds in `root`; null without jQuery, and for a selector that it doesn't support. */
function askJQuery(page: Page, selector: string, root: Node): readonly HTMLElement[] | null {
  try {
    const found = selector === "" ? null : findJQuery(page.window)?.find?.(selector, root)
    if (!found) return null
    const elements = Array.from(found).map((each) =>
      findTypedElement(page, { target: unwrapElement(each) }, "HTMLElement"),
    )
    return elements.filter((each) => each !== null)
  } catch {
    return null
  }
}

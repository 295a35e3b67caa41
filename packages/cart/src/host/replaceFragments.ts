import { findReplaceable, type LoaderPage } from "@ringside/core"
import type { Fragments } from "../domain/index.ts"
import { findFocusKeeper } from "./focusKeeper.ts"

/** Puts fragments on the page, all matches of each selector. */
export type ReplaceFragments = (fragments: Fragments) => void

/** For one page; remembers what it put where, so that unchanged markup is left alone. */
export function createReplaceFragments(page: LoaderPage): ReplaceFragments {
  const { document } = page
  const htmlOf = new WeakMap<Element, string>()

  const replaceOne = (element: HTMLElement, html: string, parse: () => DocumentFragment) => {
    if (htmlOf.get(element) === html) return
    const giveFocusBack = findFocusKeeper(page)?.(element)
    // Greyed out for as long as it takes, which is not a frame: the theme's class is all that it needs.
    element.classList.add("updating")
    element.setAttribute("aria-busy", "true")
    const fragment = parse()
    const fresh = [...fragment.children]
    element.before(fragment)
    giveFocusBack?.(fresh)
    element.remove()
    for (const node of fresh) htmlOf.set(node, html)
    page.decorations.replacements.set(element, fresh[0])
  }

  return (fragments) => {
    for (const [selector, html] of Object.entries(fragments)) {
      let parsed: DocumentFragment | undefined
      // All copies of the basket are of one markup, which is read and cleaned once.
      const parse = () => document.importNode((parsed ??= page.html.parseFragment(html)), true)
      for (const element of findReplaceable(document, selector)) {
        try {
          replaceOne(element, html, parse)
        } catch (cause) {
          page.reports.fail({ during: "render", widget: "cart", host: element, cause })
        }
      }
    }
    // New hooks are connected, and roots in removed nodes are unmounted, before anything else runs.
    page.scan()
  }
}

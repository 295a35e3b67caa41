import { findReplaceable, isOnPage, type Page, runAnswerScripts } from "@ringside/core"
import type { Fragments } from "../domain/index.ts"
import { focusKeeperService } from "./basketFocus.ts"

/** Inserts fragments into the page, at all matches of each selector. */
export type ReplaceFragments = (fragments: Fragments, source: FragmentSource) => void

/** Where fragments come from. Scripts in stored ones never run: any script of the site may have written them. */
export interface FragmentSource {
  readonly isStored: boolean
  /** Fragments that the same answer has shown already: their scripts have run. */
  readonly shown?: Fragments
}

/** Creates the function for one page. It remembers what it inserted, so that unchanged markup is left alone. */
export function createReplaceFragments(page: Page): ReplaceFragments {
  const { document } = page
  const keepFocus = focusKeeperService.of(page)
  const htmlOf = new WeakMap<Element, string>()

  /** Answers whether the element had focus in it. */
  const replaceOne = (element: HTMLElement, html: string, parse: () => DocumentFragment): boolean => {
    if (htmlOf.get(element) === html) return false
    const giveFocusBack = keepFocus(element)
    // The theme's class greys the element out. No frame is painted meanwhile, so that is all that it needs.
    element.classList.add("updating")
    element.setAttribute("aria-busy", "true")
    const fragment = parse()
    const fresh = [...fragment.children]
    element.before(fragment)
    giveFocusBack?.(fresh)
    element.remove()
    for (const node of fresh) htmlOf.set(node, html)
    page.decorations.replacements.set(element, fresh[0])
    return giveFocusBack !== undefined
  }

  return (fragments, { isStored, shown = {} }) => {
    let hadFocus = false
    for (const [selector, html] of Object.entries(fragments)) {
      // All copies of the basket have the same markup, which is parsed and sanitised once.
      const parse = once(() => page.html.parseFragment(html))
      const parseSvg = once(() => parseInSvg(page, html))
      const isWanted = !isStored && shown[selector] !== html && isOnPage(document, selector)
      for (const element of findReplaceable(document, selector)) {
        const read = isInSvg(element) ? parseSvg : parse
        try {
          hadFocus = replaceOne(element, html, () => document.importNode(read(), true)) || hadFocus
        } catch (cause) {
          page.reports.fail({ during: "render", widget: "cart", host: element, cause })
        }
      }
      // Once for all copies; also where the selector names a script, which nothing replaces.
      if (isWanted) void runAnswerScripts(page, html)
    }
    // Connect the new controls at once where one of them takes focus back. Otherwise the scan before the next frame connects them: it
    // takes longer than everything else here, and the shopper waits for the count.
    if (hadFocus) page.scan()
  }
}

/** Calls `create` at the first call alone. */
function once<T>(create: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: create() }).value
}

/** Whether the children of an element's parent are drawn as SVG: markup in an SVG has its own elements. */
function isInSvg({ parentElement: parent }: Element): boolean {
  return parent?.namespaceURI === "http://www.w3.org/2000/svg" && parent.localName !== "foreignObject"
}

/** Parses markup as the content of an SVG. */
function parseInSvg(page: Page, html: string): DocumentFragment {
  const content = page.document.createDocumentFragment()
  const wrapped = page.html.parseFragment(`<svg>${html}</svg>`)
  content.append(...(wrapped.firstElementChild?.childNodes ?? []))
  return content
}

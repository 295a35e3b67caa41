import type { BootPage } from "@ringside/core"
import { type Fragments, selectFocusAfterRemove } from "../domain/index.ts"

/** Puts fragments on the page, all matches of each selector. */
export type ReplaceFragments = (fragments: Fragments) => void

const focusableInRow = ".remove_from_cart_button, a.remove"
const emptyMessage = ".woocommerce-mini-cart__empty-message"

/** For one page; remembers what it put where, so that unchanged markup is left alone. */
export function createReplaceFragments(page: BootPage): ReplaceFragments {
  const { document } = page
  const htmlOf = new WeakMap<Element, string>()

  const replaceOne = (element: HTMLElement, html: string) => {
    if (htmlOf.get(element) === html) return
    const focus = rememberFocus(element)
    // Greyed out for as long as it takes, which is not a frame: the theme's class is all that it needs.
    element.classList.add("updating")
    element.setAttribute("aria-busy", "true")
    const fragment = page.html.parseFragment(html)
    const fresh = [...fragment.children]
    element.replaceWith(fragment)
    for (const node of fresh) htmlOf.set(node, html)
    focus?.restore(fresh)
  }

  return (fragments) => {
    for (const [selector, html] of Object.entries(fragments)) {
      for (const element of findAll(document, selector)) {
        try {
          replaceOne(element, html)
        } catch (cause) {
          page.reports.fail({ during: "render", widget: "cart", host: element, cause })
        }
      }
    }
    // New hooks come alive, and roots in what has gone are taken down, before anything else runs.
    page.scan()
  }
}

/** Nothing, for a selector that the browser can't read: the other fragments still apply. */
function findAll(document: Document, selector: string): HTMLElement[] {
  try {
    return [...document.querySelectorAll<HTMLElement>(selector)]
  } catch {
    return []
  }
}

interface RememberedFocus {
  restore(fresh: readonly Element[]): void
}

/** Focus must not be lost to the body: it goes to the same control, else to the row that took the removed one's place. */
function rememberFocus(element: Element): RememberedFocus | null {
  const focused = element.ownerDocument.activeElement
  if (!focused || !element.contains(focused)) return null
  const { id } = focused
  const key = focused.getAttribute("data-cart_item_key")
  const name = focused.getAttribute("name")
  const index = [...element.querySelectorAll(focusableInRow)].indexOf(focused)
  return {
    restore(fresh) {
      const all = fresh.flatMap((node) => [...node.querySelectorAll<HTMLElement>("*")])
      const isTwin = (candidate: HTMLElement) =>
        (id !== "" && candidate.id === id) ||
        (key !== null && candidate.getAttribute("data-cart_item_key") === key) ||
        (name !== null && candidate.getAttribute("name") === name)
      const links = all.filter((candidate) => candidate.matches(focusableInRow))
      const place = selectFocusAfterRemove(Math.max(index, 0), links.length)
      const target =
        (focused === element ? findFocusable(fresh[0]) : all.find(isTwin)) ??
        (place === null ? all.find((node) => node.matches(emptyMessage)) : links[place])
      if (!target) return
      if (target.matches(emptyMessage)) target.tabIndex = -1
      target.focus({ preventScroll: true })
    },
  }
}

/** The replaced element itself had focus: its successor, if that takes focus. */
function findFocusable(element: Element | undefined): HTMLElement | undefined {
  return element && isFocusable(element) ? element : undefined
}

function isFocusable(element: Element): element is HTMLElement {
  return "focus" in element
}

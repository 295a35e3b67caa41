import { nullPrototype } from "../domain/index.ts"
import { focusableSelector } from "../interface/focusable.ts"
import { createPageDocument } from "../page/pageDocument.ts"

/** The server's content of a hook, while our root is beside it. */
export interface Fallback {
  /** Moves focus from the server's HTML to the same control in `root`. */
  handOverFocus(root: Element): void
  /** Unwraps the hook's text; focus stays where it is. */
  restore(): void
}

const rootSelector = ":scope > [data-ringside-root]"

/** Selector of a hook whose content stays in view beside the root, because the widget uses it. */
const keptContent = '[data-ringside-content="kept"]'

/** Wraps the hook's bare text, which no style rule could hide. */
export function prepareFallback(host: HTMLElement): Fallback {
  const document = createPageDocument(host.ownerDocument)
  const wrappers: HTMLElement[] = []
  for (const node of host.matches(keptContent) ? [] : [...host.childNodes]) {
    if (node.nodeType !== host.TEXT_NODE || !node.nodeValue?.trim()) continue
    const wrapper = document.createElement("span")
    node.replaceWith(wrapper)
    wrapper.append(node)
    wrappers.push(wrapper)
  }
  return {
    handOverFocus(root) {
      const focused = document.activeElement
      if (!focused || focused === host || !host.contains(focused) || root.contains(focused)) return
      if (host.matches(keptContent)) return
      findTwin(focused, root)?.focus(nullPrototype({ preventScroll: true }))
    },
    restore() {
      for (const wrapper of wrappers) wrapper.replaceWith(...wrapper.childNodes)
    },
  }
}

/** Our root in a hook. */
export function findRoot(host: Element): Element | null {
  return host.querySelector(rootSelector)
}

/** The control in `root` that corresponds to `control`: the same address, name or text, else the first one. */
function findTwin(control: Element, root: Element): HTMLElement | null {
  const candidates = [...root.querySelectorAll<HTMLElement>(focusableSelector)]
  const isSame = (attribute: string) => (candidate: Element) =>
    control.hasAttribute(attribute) && control.getAttribute(attribute) === candidate.getAttribute(attribute)
  return (
    candidates.find(isSame("name")) ??
    candidates.find(isSame("href")) ??
    candidates.find((candidate) => candidate.textContent.trim() === control.textContent.trim()) ??
    candidates[0] ??
    null
  )
}

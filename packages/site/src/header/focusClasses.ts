import { listen, type Scope, findEventElement } from "@ringside/core"

/**
 * Sets the classes by which the theme without its header builder shows menus to the keyboard. Source: attribution-translation-site §8.4.
 */
export function connectFocusClasses(header: HTMLElement, scope: Scope): void {
  const { page, signal } = scope
  const mark = (target: Element | null, isFocused: boolean) => {
    if (!target?.matches("a, button, [tabindex]")) return
    for (const item of findItems(target, header)) scope.toggleClass(item, "focus", isFocused)
  }
  scope.listen(header, "focusin", (event) => mark(findEventElement(page, event), true))
  scope.listen(header, "focusout", (event) => mark(findEventElement(page, event), false))
  // The focus that brought this code came before it.
  mark(page.document.activeElement, true)
  const setMouse = (isMouse: boolean) => () => scope.toggleClass(page.document.body, "ast-mouse-clicked", isMouse)
  listen(page.document, "mousedown", setMouse(true), { signal, capture: true })
  scope.listenToField(page.document, "keydown", setMouse(false), { capture: true })
}

/** The menu items around a node, up to the header. */
function findItems(node: Element, header: Element): readonly Element[] {
  const item = node.closest("li")
  return item && header.contains(item)
    ? [item, ...(item.parentElement ? findItems(item.parentElement, header) : [])]
    : []
}

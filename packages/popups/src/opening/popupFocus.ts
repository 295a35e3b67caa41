import { findTypedElement, focusableSelector, frameSelector, isRendered } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { selectors } from "../host.ts"
import type { Opening, Popup } from "../popup.ts"

/** Moves focus into a popup that has opened. Source: popups §8. */
export function moveFocusIn(popup: Popup, { marks }: Opening): void {
  const { container, settings, root, page } = popup
  if (isUnassisted(popup)) return
  const content = root.querySelector(selectors.content)
  // Keyboard users need the tab stop to scroll; without scrolling it has no use.
  if (content?.getAttribute("tabindex") === "0" && !canScroll(popup, content))
    marks.attribute(content, "tabindex", "-1")
  if (container.contains(page.document.activeElement)) return
  const first = (selector: string) => findVisible(container, selector)
  const target =
    first("[autofocus]") ??
    first(selectors.field) ??
    [...container.querySelectorAll<HTMLElement>(focusableSelector)].find(
      (element) => element !== content && !element.matches(selectors.close) && isVisible(element),
    ) ??
    (settings.close_button_delay > 0 ? null : first(selectors.close))
  const place = target && !target.matches(frameSelector) ? target : container
  if (place === container && !container.hasAttribute("tabindex")) marks.attribute(container, "tabindex", "-1")
  place.focus(nullPrototype({ preventScroll: true }))
}

/** Returns focus after a popup has closed: to its opener, else to the element focused before, else to the page. */
export function returnFocus(popup: Popup, { opener, focusedBefore }: Opening): void {
  if (isUnassisted(popup)) return
  const { document } = popup.page
  const active = document.activeElement
  // The shopper, or a popup above this one, has moved focus.
  if (active && active !== document.body && !popup.root.contains(active)) return
  const target = [opener, focusedBefore].find((element) => isFocusable(popup, element))
  if (target) {
    target.focus(nullPrototype({ preventScroll: true }))
    return
  }
  const { body } = document
  const hadTabIndex = body.getAttribute("tabindex")
  body.setAttribute("tabindex", "-1")
  body.focus(nullPrototype({ preventScroll: true }))
  if (hadTabIndex === null) body.removeAttribute("tabindex")
  else body.setAttribute("tabindex", hadTabIndex)
}

/** Whether the page's author has switched off focus management. */
export function isUnassisted({ root, settings }: Popup): boolean {
  return settings.disable_accessibility || root.classList.contains("pum-accessibility-disabled")
}

function isFocusable({ page }: Popup, element: Element | null): element is HTMLElement {
  const found = findTypedElement(page, { target: element }, "HTMLElement")
  return found !== null && found !== page.document.body && found.isConnected && isVisible(found)
}

/** Whether the content scrolls in its own box; without that, it may still be a little higher than its box. */
function canScroll({ page }: Popup, content: Element): boolean {
  const overflowY = page.window.getComputedStyle(content).getPropertyValue("overflow-y")
  return /^(auto|scroll)$/.test(overflowY) && content.scrollHeight > content.clientHeight
}

function findVisible(container: Element, selector: string): HTMLElement | null {
  return [...container.querySelectorAll<HTMLElement>(selector)].find(isVisible) ?? null
}

function isVisible(element: Element): boolean {
  return isRendered(element, nullPrototype({ visibilityProperty: true }))
}

import { selectFocusAfterRemove } from "../domain/index.ts"
import type { FocusKeeper } from "./focusKeeper.ts"

const focusableInRow = ".remove_from_cart_button, a.remove"
const emptyMessage = ".woocommerce-mini-cart__empty-message"

/** Focus must not be lost to the body: it goes to the same control, else to the row that took the removed one's place. */
export const rememberFocus: FocusKeeper = (element) => {
  const focused = element.ownerDocument.activeElement
  if (!focused || !element.contains(focused)) return undefined
  const { id } = focused
  const key = focused.getAttribute("data-cart_item_key")
  const name = focused.getAttribute("name")
  const index = [...element.querySelectorAll(focusableInRow)].indexOf(focused)
  return (fresh) => {
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
  }
}

/** The replaced element itself had focus: its successor, if that takes focus. */
function findFocusable(element: Element | undefined): HTMLElement | undefined {
  return element && isFocusable(element) ? element : undefined
}

function isFocusable(element: Element): element is HTMLElement {
  return "focus" in element
}

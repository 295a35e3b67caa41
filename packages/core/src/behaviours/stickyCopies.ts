import { definePageService, type ServicePage } from "../page/services.ts"

/** Copies that were recognised: what they are copies of changes afterwards. */
const copiesService = definePageService("core.stickyCopies", () => new WeakSet<Element>())

/**
 * Whether an element is in the hidden copy that keeps the place of a fixed element. Page builders insert one behind an element whenever they
 * fix it to the edge of the window. A form in it holds the printed choice, and would show the price and the pictures of that on the page.
 */
export function isInStickyCopy(page: ServicePage & { readonly window: Window }, element: Element | null): boolean {
  if (element === null) return false
  const copies = copiesService.of(page)
  if ((copies.has(element) || isLikeFixed(element)) && isHidden(page.window, element)) {
    copies.add(element)
    return true
  }
  return isInStickyCopy(page, element.parentElement)
}

/** Whether a script has taken the element before this one out of the flow, and not this one, which has as much in it. */
function isLikeFixed(element: Element): boolean {
  const original = element.previousElementSibling
  return (
    original !== null &&
    isOutOfFlow(original) &&
    !isOutOfFlow(element) &&
    original.localName === element.localName &&
    countIn(original) === countIn(element)
  )
}

function isOutOfFlow(element: Element & { readonly style?: CSSStyleDeclaration }): boolean {
  const position = element.style?.getPropertyValue("position")
  return position === "fixed" || position === "absolute"
}

function countIn(element: Element): number {
  return element.querySelectorAll("*").length
}

function isHidden(window: Window, element: Element): boolean {
  const style = window.getComputedStyle(element)
  return style.getPropertyValue("visibility") === "hidden" || style.getPropertyValue("opacity") === "0"
}

import { nullPrototype } from "../domain/index.ts"
import { isRendered } from "./isRendered.ts"
import type { LoaderPage } from "./page.ts"

/**
 * Whether a shopper can see an element now: it is rendered, no style makes it invisible, and its box is inside the page. An element with a
 * fixed position is compared with the window, since scrolling doesn't bring it closer.
 */
export function isSeen({ window, document }: Pick<LoaderPage, "window" | "document">, element: Element): boolean {
  const options = nullPrototype({ visibilityProperty: true, opacityProperty: true })
  if (!isRendered(element, options)) return false
  const box = element.getBoundingClientRect()
  const root = document.documentElement
  const page = root.getBoundingClientRect()
  const isFixed = hasFixedPosition(window, element)
  const [topPx, bottomPx] = isFixed ? [0, window.innerHeight] : [page.top, page.top + root.scrollHeight]
  return box.right >= page.left && box.left <= page.right && box.bottom >= topPx && box.top <= bottomPx
}

/** Whether an element is fixed in the window, or inside one that is. */
export function hasFixedPosition(view: Window, element: Element | null): boolean {
  return (
    element !== null &&
    (view.getComputedStyle(element).getPropertyValue("position") === "fixed" ||
      hasFixedPosition(view, element.parentElement))
  )
}

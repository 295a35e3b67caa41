import { nullPrototype } from "../domain/index.ts"
import type { LoaderPage } from "../page/page.ts"
import { scrollerService } from "./scrollerService.ts"

/**
 * Focuses `element` and shows it beside what is stuck at the window's edges: for a place that the shopper has to go to, such as a field in
 * error. The browser's own scrolling would leave it under a header. Where the shopper stays, call `focus` with `preventScroll`.
 */
export function focusInView(page: LoaderPage, element: HTMLOrSVGElement & Element): void {
  element.focus(nullPrototype({ preventScroll: true }))
  scrollerService.of(page).reveal(element)
}

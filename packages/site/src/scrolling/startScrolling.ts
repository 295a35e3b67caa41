import { type Page, startBehaviour } from "@ringside/core"
import { hostBars } from "./hostBars.ts"
import { scrollToTop } from "./scrollToTop.ts"

/** Starts the button to the top, and keeps focus clear of what sticks to the window's edges. */
export function startScrolling(page: Page): void {
  startBehaviour(scrollToTop, page)
  startBehaviour(hostBars, page)
}

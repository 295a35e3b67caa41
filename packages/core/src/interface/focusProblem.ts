import { focusInView } from "./focusInView.ts"
import type { Page } from "../page/page.ts"

/**
 * Takes the shopper to a field in error, whose description contains `problem`. Screen readers read a description when focus comes to its
 * field; where focus is there already, as after Enter in the field, the problem is announced.
 */
export function focusProblem(page: Page, field: HTMLElement, problem: string): void {
  const hadFocus = field === page.document.activeElement
  focusInView(page, field)
  if (hadFocus) page.announce.assertive(problem)
}

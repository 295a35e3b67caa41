import { findService, type Page, focusInView } from "@ringside/core"

/** Focuses the control of an attribute: its select, or the swatches that represent it. */
export type FocusChoice = (select: HTMLSelectElement) => void

const focusPart = "add-to-cart.focus"

/** The function of `page`; swatches may be connected at any time. */
export function choiceFocusOf(page: Page): FocusChoice {
  return (select) => {
    const focusSwatch = findService<FocusChoice>(page, focusPart)
    if (focusSwatch) focusSwatch(select)
    else focusInView(page, select)
  }
}

/** Lets swatches take focus in place of their select. */
export function provideChoiceFocus(page: Page, focusChoice: FocusChoice): void {
  page.services.set(focusPart, focusChoice)
}

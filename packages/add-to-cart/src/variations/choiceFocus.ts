import { findService, type Page } from "@ringside/core"

/** Puts focus where an attribute is chosen: on its select, or on the swatches that stand for it. */
export type FocusChoice = (select: HTMLSelectElement) => void

const focusPart = "add-to-cart.focus"

/** Where focus goes on `page`; swatches may be drawn at any time. */
export function choiceFocusOf(page: Page): FocusChoice {
  return (select) => {
    const focusSwatch = findService<FocusChoice>(page, focusPart)
    if (focusSwatch) focusSwatch(select)
    else select.focus()
  }
}

/** Has swatches take focus where they stand for a select. */
export function provideChoiceFocus(page: Page, focusChoice: FocusChoice): void {
  page.services.set(focusPart, focusChoice)
}

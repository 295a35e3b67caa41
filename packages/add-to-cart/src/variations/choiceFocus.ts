import { definePageService, focusInView, type Page } from "@ringside/core"

/** Focuses the control of an attribute: its select, or the swatches that represent it. */
export type FocusChoice = (select: HTMLSelectElement) => void

const swatchFocusService = definePageService<FocusChoice>("add-to-cart.focus")

/** The function of `page`; swatches may be connected at any time. */
export function choiceFocusOf(page: Page): FocusChoice {
  return (select) => {
    const focusSwatch = swatchFocusService.find(page)
    if (focusSwatch) focusSwatch(select)
    else focusInView(page, select)
  }
}

/** Lets swatches take focus in place of their select. */
export function provideChoiceFocus(page: Page, focusChoice: FocusChoice): void {
  swatchFocusService.provide(page, focusChoice)
}

import { nullPrototype } from "@ringside/core/domain"

/**
 * Moves a lost focus to what was drawn in `place`, where the button for another try was: to the button of a new failure, else to the first
 * heading, else to the first control. A focus that the shopper has moved on stays.
 */
export function focusWhatCame(place: Element): void {
  const { activeElement, body } = place.ownerDocument
  if (activeElement && activeElement !== body && activeElement !== place) return
  const found = [".ringside-read-failure button", "h1, h2, h3, h4, h5, h6", "a[href], button"]
    .map((selector) => place.querySelector<HTMLElement>(selector))
    .find((each) => each !== null)
  if (!found) return
  // A heading takes focus only from code.
  if (found.tabIndex < 0) found.tabIndex = -1
  found.focus(nullPrototype({ preventScroll: true }))
}

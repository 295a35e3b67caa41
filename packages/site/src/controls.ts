import {
  focusableSelector,
  focusWhenShown,
  frameSelector,
  isRendered,
  type Scope,
  definePageService,
} from "@ringside/core"

/** Names the element that a control opens, for assistive technology. An element without an id gets one. */
export function nameControlled(scope: Scope, control: Element, target: Element): void {
  if (!target.id) scope.attribute(target, "id", `ringside-site-${String(nextNumberService.of(scope.page)())}`)
  scope.attribute(control, "aria-controls", target.id)
}

/** Presents an element as a button to assistive technology, and makes it focusable. */
export function presentAsButton(scope: Scope, control: HTMLElement, name: string): void {
  if (control.localName !== "button") {
    scope.attribute(control, "role", "button")
    if (!control.hasAttribute("href") && !control.hasAttribute("tabindex")) scope.attribute(control, "tabindex", "0")
  }
  // An arrow or a cross is no name.
  const hasName =
    control.hasAttribute("aria-label") || control.hasAttribute("aria-labelledby") || /\p{L}/u.test(control.textContent)
  if (!hasName) scope.attribute(control, "aria-label", name)
}

/** Names a dialog, unless the page has named it. */
export function nameDialog(dialog: HTMLElement, scope: Scope, name: string): void {
  if (!dialog.matches("[aria-label], [aria-labelledby]")) scope.attribute(dialog, "aria-label", name)
}

interface FirstFocus {
  /** The control that takes focus before all others; null for the first one. */
  readonly preferred: HTMLElement | null
  /** Whether the dialog is still open: it may close before its transition lets anything take focus. */
  readonly isOpen: () => boolean
}

/**
 * Moves focus into a dialog that has opened: to its first control, or to the dialog itself where that is a frame, in which Escape would not
 * be heard, or where there is none.
 */
export function focusInside(scope: Scope, dialog: HTMLElement, { preferred, isOpen }: FirstFocus): void {
  const controls = [...dialog.querySelectorAll<HTMLElement>(focusableSelector)]
  const first = preferred ?? controls.find((each) => isRendered(each)) ?? dialog
  const target = first.matches(frameSelector) ? dialog : first
  if (target === dialog && !dialog.hasAttribute("tabindex")) scope.attribute(dialog, "tabindex", "-1")
  focusWhenShown(scope.page, () => (isOpen() ? target : null))
}

/** A sequence of numbers for ids, one per page. */
export const nextNumberService = definePageService("site.numbers", (): (() => number) => {
  let last = 0
  return () => (last += 1)
})

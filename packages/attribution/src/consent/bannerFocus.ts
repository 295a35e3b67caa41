import type { Page } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"

/** Returns focus to the reader's place; without one, to the start of the page, where nothing has had focus yet. */
export function returnFocus({ document, decorations }: Page, before: HTMLElement | null): void {
  before?.focus(nullPrototype({ preventScroll: true }))
  if (before && document.activeElement === before) return
  const { body } = document
  const start = document.querySelector<HTMLElement>("main") ?? body
  if (!start.hasAttribute("tabindex")) decorations.attribute(start, "tabindex", "-1")
  start.focus(nullPrototype({ preventScroll: true }))
}

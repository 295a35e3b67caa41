import { nullPrototype } from "../domain/index.ts"
import { coreMessages } from "../messages.ts"
import { provideFindMoved } from "./findMoved.ts"
import type { Page } from "../page/page.ts"

/**
 * Replays deferred clicks on controls whose markup the host has replaced meanwhile: `find` looks for the same control in the replacement of
 * `container`, or anywhere on the page. When the control is gone, the shopper gets a message.
 */
export function answerMovedControls(
  page: Page,
  find: (control: Element, container: HTMLElement, replacement: HTMLElement | undefined) => HTMLElement | undefined,
): void {
  const { decorations, document, notices, translator } = page
  provideFindMoved(page, (control) => {
    const container = findTop(control)
    let replacement: Element | undefined = container
    while (replacement?.isConnected === false) replacement = decorations.replacementOf(replacement)
    const found = isHtml(container)
      ? find(control, container, isHtml(replacement) ? replacement : undefined)
      : undefined
    if (!found) notices.error(translator("core", coreMessages)("changed"))
    else if (document.activeElement === document.body) found.focus(nullPrototype({ preventScroll: true }))
    return found
  })
}

function findTop(element: Element): Element {
  return element.parentElement ? findTop(element.parentElement) : element
}

function isHtml(element: Element | undefined): element is HTMLElement {
  return element !== undefined && "focus" in element
}

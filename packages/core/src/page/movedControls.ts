import { nullPrototype } from "../domain/index.ts"
import { coreMessages } from "../messages.ts"
import { type FindMoved, movedPart } from "./deferredClick.ts"
import type { Page } from "./page.ts"

/**
 * Has clicks that were deferred on controls whose markup the host has replaced meanwhile answered by the same controls in the new markup:
 * `find` looks in what stands where `container` stood, or anywhere on the page. A click whose control is gone is answered by a message.
 */
export function answerMovedControls(
  { decorations, document, notices, services, translator }: Page,
  find: (control: Element, container: HTMLElement, replacement: HTMLElement | undefined) => HTMLElement | undefined,
): void {
  const findMoved: FindMoved = (control) => {
    const container = findTop(control)
    let replacement: Element | undefined = container
    while (replacement?.isConnected === false) replacement = decorations.replacementOf(replacement)
    const found = isHtml(container)
      ? find(control, container, isHtml(replacement) ? replacement : undefined)
      : undefined
    if (!found) notices.error(translator("core", coreMessages)("changed"))
    else if (document.activeElement === document.body) found.focus(nullPrototype({ preventScroll: true }))
    return found
  }
  services.set(movedPart, findMoved)
}

function findTop(element: Element): Element {
  return element.parentElement ? findTop(element.parentElement) : element
}

function isHtml(element: Element | undefined): element is HTMLElement {
  return element !== undefined && "focus" in element
}

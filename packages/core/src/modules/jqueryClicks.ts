import { nullPrototype } from "../domain/index.ts"
import type { FindOwner } from "../hooks/deferredActions.ts"
import { findEventElement } from "../page/findEventElement.ts"
import type { Page } from "../page/page.ts"

/**
 * Defers clicks that a script sends to a link through jQuery alone, as the browser's are deferred: the code that handles them may not be
 * fetched yet. They are repeated to our listeners only, since jQuery has called those of the page.
 */
export function deferJQueryClicks(page: Page, findOwner: FindOwner): void {
  const { document, events, signal, window } = page
  const onClick = (event: Event) => {
    const target = event.type === "click" || event.defaultPrevented ? null : findEventElement(page, event)
    const defer = target && findOwner(target)?.defer
    if (!defer) return
    defer(
      { type: "click", target, key: null },
      new window.MouseEvent(event.type, nullPrototype({ bubbles: true, cancelable: true })),
    )
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  events.listenToField(document, "click", onClick, { signal, capture: true })
}

import { createErrorNotice, type Scope } from "@ringside/core"
import { paymentSelectors } from "../host.ts"

/** The message in the mount point of a card form that can't be used. Source: checkout contract §8.1. */
export function createCardMessage(scope: Scope, mount: HTMLElement) {
  const { page, insert } = scope
  let box: HTMLElement | null = null
  /** Elements that are hidden, and what their own display was. */
  let hidden: readonly (readonly [element: HTMLElement, display: string])[] = []
  const showSaveBox = () => {
    for (const [element, display] of hidden) scope.style(element, "display", display)
    hidden = []
  }
  const hide = () => {
    box?.remove()
    box = null
    showSaveBox()
  }
  return {
    /** Removes the message, and shows the content of the row that saves the card again. */
    hide,
    show(text: string) {
      hide()
      box = createErrorNotice(page, text)
      // In the mount point, the message stays when the order review is replaced around it.
      mount.append(box)
      insert(box)
    },
    /** Hides the content of the row that saves the card; the choice among saved cards shows and hides the row itself. */
    hideSaveBox() {
      showSaveBox()
      const content = `${paymentSelectors.saveRow} > *`
      const found = [...(mount.closest(paymentSelectors.form)?.querySelectorAll<HTMLElement>(content) ?? [])]
      hidden = found.map((element) => [element, element.style.display])
      for (const element of found) scope.style(element, "display", "none")
    },
  }
}

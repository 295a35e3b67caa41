import { createErrorNotice, type Scope } from "@ringside/core"
import { paymentSelectors } from "../host.ts"

/** The message in the mount point of a card form that can't be used. Source: checkout contract §8.1. */
export function createCardMessage(scope: Scope, mount: HTMLElement) {
  const { page, insert } = scope
  let box: HTMLElement | null = null
  let hidden: readonly HTMLElement[] = []
  const hide = () => {
    box?.remove()
    box = null
    for (const element of hidden) scope.style(element, "display", "")
    hidden = []
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
      const content = `${paymentSelectors.saveRow} > *`
      hidden = [...(mount.closest(paymentSelectors.form)?.querySelectorAll<HTMLElement>(content) ?? [])]
      for (const element of hidden) scope.style(element, "display", "none")
    },
  }
}

import type { Scope } from "@ringside/core"
import { paymentSelectors } from "./host.ts"

/** The message that replaces a card form that can't be used. */
export function createCardMessage(scope: Scope, mount: HTMLElement) {
  const { page, insert } = scope
  let box: HTMLElement | null = null
  const hide = () => {
    box?.remove()
    box = null
  }
  return {
    hide,
    show(text: string) {
      hide()
      box = page.document.createElement("div")
      box.className = "woocommerce-error"
      box.setAttribute("role", "alert")
      box.textContent = text
      // Insert it beside the mount point, because the provider needs an empty mount point if it still loads.
      mount.before(box)
      insert(box)
    },
    /** Hides the checkbox for saving the card, since a form that can't be used saves nothing. */
    hideSaveBox() {
      const saveRow = mount.closest(paymentSelectors.form)?.querySelector<HTMLElement>(paymentSelectors.saveRow)
      if (saveRow) scope.style(saveRow, "display", "none")
    },
  }
}

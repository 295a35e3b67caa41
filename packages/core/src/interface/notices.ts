import type { Decorations } from "../behaviours/decorations.ts"
import { showInModal } from "./noticesInModal.ts"
import type { PageDocument } from "../page/pageDocument.ts"

/** Shows our own notices among the host's. */
export interface Notices {
  /**
   * Shows an error where the host shows its notices; equal texts once. While a modal overlay is open elsewhere, the error is shown in the
   * overlay, too, and announced once. Returns the error at its place on the page.
   */
  error(text: string): HTMLElement
}

/** Source: catalogue-and-cart contract §12. */
export function createNotices(document: PageDocument, record: Decorations): Notices {
  let takeAway: readonly (() => void)[] = []
  const createList = (text: string) => {
    const list = document.createElement("ul")
    list.className = "woocommerce-error"
    // The role alert announces it; no second announcement is needed. `showInModal` takes the role where both lists would be announced.
    list.setAttribute("role", "alert")
    const item = document.createElement("li")
    item.textContent = text
    list.append(item)
    record.insert(list)
    return list
  }
  return {
    error(text) {
      for (const take of takeAway) take()
      const list = createList(text)
      findNoticePlace(document).prepend(list)
      const end = showInModal(list, () => createList(text))
      takeAway = [() => list.remove(), ...(end ? [end] : [])]
      return list
    },
  }
}

/** The host's place for notices. The checkout's groups and the message of an empty basket, which come and go, have its class as well. */
export const noticePlaceSelector = ".woocommerce-notices-wrapper:not(.woocommerce-NoticeGroup, .wc-empty-cart-message)"

/** The place of the host's notices; else the start of the page's content. */
export function findNoticePlace(document: PageDocument): Element {
  return document.querySelector(noticePlaceSelector) ?? document.querySelector("main") ?? document.body
}

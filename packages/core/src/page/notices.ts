import type { Decorations } from "./decorations.ts"
import { showInModal } from "./noticesInModal.ts"
import type { PageDocument } from "./pageDocument.ts"

/** Notices of ours among the host's. */
export interface Notices {
  /**
   * Shows an error for the shopper at the place where the host shows its own; the same text stands there once. While an overlay
   * keeps the shopper from that place, it stands in the overlay, too.
   */
  error(text: string): void
}

/** Source: catalogue-and-cart contract §12. */
export function createNotices(document: PageDocument, record: Decorations): Notices {
  let takeAway: readonly (() => void)[] = []
  const createList = (text: string) => {
    const list = document.createElement("ul")
    list.className = "woocommerce-error"
    // Said by being an alert; nobody announces it a second time.
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
    },
  }
}

/** Where the host shows its notices; else first in the page's content. */
export function findNoticePlace(document: PageDocument): Element {
  return document.querySelector(".woocommerce-notices-wrapper") ?? document.querySelector("main") ?? document.body
}

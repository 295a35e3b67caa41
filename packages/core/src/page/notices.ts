import type { Decorations } from "./decorations.ts"

/** Notices of ours among the host's. */
export interface Notices {
  /** Shows an error for the shopper at the place where the host shows its own; the same text stands there once. */
  error(text: string): void
}

/** Source: catalogue-and-cart contract §12. */
export function createNotices(document: Document, record: Decorations): Notices {
  let shown: Element | null = null
  return {
    error(text) {
      shown?.remove()
      const list = document.createElement("ul")
      list.className = "woocommerce-error"
      // Said by being an alert; nobody announces it a second time.
      list.setAttribute("role", "alert")
      const item = document.createElement("li")
      item.textContent = text
      list.append(item)
      const place =
        document.querySelector(".woocommerce-notices-wrapper") ?? document.querySelector("main") ?? document.body
      place.prepend(list)
      record.insert(list)
      shown = list
    },
  }
}

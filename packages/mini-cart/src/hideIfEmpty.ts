import type { BootPage } from "@ringside/core"
import { shouldShowCartWidget } from "./domain/index.ts"
import { startSelectors } from "./host.ts"

/** Basket widgets that the shop wants hidden while there is nothing in the basket. Source: catalogue-and-cart contract §5. */
export function startHideIfEmpty(page: BootPage): void {
  const apply = (isAdding: boolean) => {
    const itemsCookie = page.storage.cookies.get("woocommerce_items_in_cart")
    for (const marker of page.document.querySelectorAll(startSelectors.hideIfEmpty)) {
      const widget = marker.closest<HTMLElement>(startSelectors.widget)
      if (!widget) continue
      const isShown = shouldShowCartWidget({ hideIfEmpty: true, itemsCookie, adding: isAdding })
      page.decorations.style(widget, "display", isShown ? "" : "none")
    }
  }
  page.events.on(["adding_to_cart"], () => apply(true))
  page.events.on(["wc_fragments_loaded", "wc_fragments_refreshed"], () => apply(false))
  apply(false)
}

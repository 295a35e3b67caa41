import { addingToBasket, basketMarkupLoaded, basketMarkupRefreshed } from "@ringside/cart"
import type { LoaderPage } from "@ringside/core"
import { shouldShowCartWidget } from "../domain/index.ts"
import { startSelectors } from "../host.ts"

/** Shows or hides basket widgets that the shop hides while the basket is empty. Source: catalogue-and-cart contract §5. */
export function showCartWidgets({ document, storage, decorations }: LoaderPage, adding: boolean): void {
  for (const marker of document.querySelectorAll(startSelectors.hideIfEmpty)) {
    const widget = marker.closest<HTMLElement>(startSelectors.widget)
    const itemsCookie = storage.cookies.get("woocommerce_items_in_cart")
    if (!widget) continue
    const isShown = shouldShowCartWidget({ hideIfEmpty: true, itemsCookie, adding })
    decorations.style(widget, "display", isShown ? "" : "none")
  }
}

/** Updates those widgets when the basket changes. */
export function startHideIfEmpty(page: LoaderPage): void {
  addingToBasket.on(page, () => showCartWidgets(page, true))
  for (const signal of [basketMarkupLoaded, basketMarkupRefreshed]) signal.on(page, () => showCartWidgets(page, false))
}

import { defineBehaviour, type Scope } from "@ringside/core"
import { addingToBasket, basketMarkupLoaded, basketMarkupRefreshed } from "@ringside/cart"
import { startSelectors } from "../host.ts"
import { showCartWidget } from "./showCartWidget.ts"

/** Shows or hides basket widgets that the shop hides while the basket is empty. */
export const hideIfEmptyBehaviour = defineBehaviour({
  name: "mini-cart",
  selector: startSelectors.hideIfEmpty,
  connect(marker: HTMLElement, { page, onEnd }: Scope) {
    for (const change of [addingToBasket, basketMarkupLoaded, basketMarkupRefreshed]) {
      const end = change.on(page, () => showCartWidget(page, marker, change === addingToBasket))
      onEnd(end)
    }
    return () => showCartWidget(page, marker)
  },
})

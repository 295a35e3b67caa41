import type { Visit } from "../../visit.ts"
import { emptyCartWidget } from "../site/header.ts"
import { html, type Html } from "../../html/html.ts"

/** The theme's drawer, closed and empty. It stays so without a script: the cart icon is a link to the basket. */
export function drawer({ texts }: Visit): Html {
  return html`<div class="astra-mobile-cart-overlay"></div>
    <div id="astra-mobile-cart-drawer" class="astra-cart-drawer">
      <div class="astra-cart-drawer-header">
        <button type="button" class="astra-cart-drawer-close" aria-label="${texts.basket.drawerClose}">×</button>
        <div class="astra-cart-drawer-title">${texts.basket.drawerTitle}</div>
      </div>
      <div class="astra-cart-drawer-content">${emptyCartWidget()}</div>
    </div>`
}

import type { Page } from "@ringside/core"
import { parseHostFlag } from "@ringside/core/domain"
import { selectAfterAddAction } from "./domain/index.ts"
import { afterAddFamily, selectors } from "./host.ts"

/** What the theme does after an add: opens its drawer, or goes on to basket or checkout. Source: catalogue-and-cart contract §3.3, §3.6. */
export function startAfterAdd(page: Page, openDrawer: () => void): void {
  page.events.on(["added_to_cart"], () => {
    const settings = page.settings.read("astra_shop_add_to_cart", "mini-cart")
    if (!settings || page.families.modeOf(afterAddFamily) !== "work") return
    const action = selectAfterAddAction({
      action: readText(settings.shop_add_to_cart_action),
      premium: parseHostFlag(settings.is_astra_pro),
      preview: parseHostFlag(settings.elementor_preview_active),
      singleButtonLoading: page.document.querySelector(selectors.singleButtonLoading) !== null,
    })
    if (action === "open-drawer") openDrawer()
    else if (action === "go-cart") page.navigation.go(readText(settings.cart_url))
    else if (action === "go-checkout") page.navigation.go(readText(settings.checkout_url))
  })
}

const readText = (value: unknown) => (typeof value === "string" ? value : "")

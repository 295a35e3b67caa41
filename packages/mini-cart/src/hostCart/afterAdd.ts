import { addedToBasket } from "@ringside/cart"
import { readHostSettings, goOrReport, type Page } from "@ringside/core"
import { afterAddSettings, themeSettings } from "../hostSettings.ts"
import { afterAddJob, afterSingleAddJob } from "../jobs.ts"
import { selectAfterAddAction } from "../domain/index.ts"
import { selectors } from "../host.ts"
import { findDrawer } from "./drawer.ts"

/** Follows up an add as the theme does: opens its drawer, or goes to basket or checkout. Source: catalogue-and-cart contract §3.3, §3.6. */
export function startAfterAdd(page: Page): void {
  const openDrawer = () => findDrawer(page)?.(page.document.activeElement)
  addedToBasket.on(page, ({ button }) => {
    // The product page's own button has a separate setting, which only the premium theme prints.
    const isSingle = button?.matches(selectors.singleButton) ?? false
    const theme = isSingle ? readSingle(page) : readArchive(page)
    if (!theme || !page.jobs.isOurs(isSingle ? afterSingleAddJob : afterAddJob)) return
    const { settings } = theme
    const action = selectAfterAddAction({
      action: theme.action,
      premium: isSingle || settings.is_astra_pro,
      preview: settings.elementor_preview_active,
      singleButtonLoading: page.document.querySelector(selectors.singleButtonLoading) !== null,
    })
    // Paint the count first, since opening lays the page out.
    if (action === "open-drawer") page.clock.nextFrame(() => page.clock.after(0, openDrawer))
    else if (action !== "none") {
      const url = action === "go-cart" ? settings.cart_url : settings.checkout_url
      // Without an address the shopper stays on the page, as with the theme.
      if (url) goOrReport(page, url, "shop")
    }
  })
}

/** The theme's follow-up of an add from a list, and its settings. */
function readArchive(page: Page) {
  const settings = readHostSettings(page, afterAddSettings)
  return settings && { settings, action: settings.shop_add_to_cart_action }
}

/** The theme's follow-up of an add from the product page, and its settings. */
function readSingle(page: Page) {
  const settings = readHostSettings(page, themeSettings)
  return settings && { settings, action: settings.add_to_cart_options_single }
}

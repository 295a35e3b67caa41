import { afterAddJob, afterSingleAddJob } from "./jobs.ts"
import { readCartEvent } from "@ringside/cart"
import { goOrTell, type Page } from "@ringside/core"
import { parseHostFlag } from "@ringside/core/domain"
import { selectAfterAddAction } from "./domain/index.ts"
import { selectors } from "./host.ts"

/** What the theme does after an add: opens its drawer, or goes on to basket or checkout. Source: catalogue-and-cart contract §3.3, §3.6. */
export function startAfterAdd(page: Page, openDrawer: () => void): void {
  page.events.on(["added_to_cart"], (event) => {
    // The product page's own button goes by a setting of its own, which the premium theme alone prints.
    const isSingle = readCartEvent(event).button?.matches(selectors.singleButton) ?? false
    const job = isSingle ? afterSingleAddJob : afterAddJob
    const settings = page.settings.read(job.settings, "mini-cart")
    if (!settings || page.jobs.modeOf(job) !== "active") return
    const action = selectAfterAddAction({
      action: readText(isSingle ? settings.add_to_cart_options_single : settings.shop_add_to_cart_action),
      premium: isSingle || parseHostFlag(settings.is_astra_pro),
      preview: parseHostFlag(settings.elementor_preview_active),
      singleButtonLoading: page.document.querySelector(selectors.singleButtonLoading) !== null,
    })
    // The count is painted first: opening lays the page out.
    if (action === "open-drawer") page.clock.nextFrame(() => page.clock.after(0, openDrawer))
    else if (action !== "none") {
      const url = readText(action === "go-cart" ? settings.cart_url : settings.checkout_url)
      // Without an address the theme leads nowhere: the shopper stays.
      if (url) goOrTell(page, url, "shop")
    }
  })
}

const readText = (value: unknown) => (typeof value === "string" ? value : "")

import { type Behaviour, type Page, readHostSettings } from "@ringside/core"
import { cartDataKey } from "./client/cartData.ts"
import { fragmentCacheService } from "./fragments/createFragmentCache.ts"
import { startFragmentTriggers } from "./fragments/fragmentTriggers.ts"
import { fragmentsSettings } from "./hostSettings.ts"
import { fragmentsJob } from "./jobs.ts"
import { lateCartService } from "./store/lateCart.ts"

/** Makes the host's basket markup follow the host's events. */
export const cartBehaviour: Behaviour = {
  name: "cart",
  // Nothing here belongs to an element: responses name the elements that they replace by selectors, which may match anywhere.
  start(page) {
    markScripted(page)
    removeOutdatedCart(page)
    startFragmentTriggers(page)
  },
}

/**
 * Replaces the class `woocommerce-no-js`, so that themes show elements that need a script. Where the host's scripts are present, the host's
 * page does it. Source: host-pages contract.
 */
function markScripted({ document: { body }, decorations, jobs }: Page): void {
  const { className: before, classList } = body
  if (jobs.modeOf(fragmentsJob) === "observe" || !classList.replace("woocommerce-no-js", "woocommerce-js")) return
  const after = body.className
  decorations.remember(body, "woocommerce-js", () => {
    // Restore the exact text, spaces included, if no other script has changed it.
    if (body.className === after) body.className = before
    else classList.replace("woocommerce-js", "woocommerce-no-js")
  })
}

/** Removes the Store API's cart that is stored for the next page when the basket's markup shows another basket. */
function removeOutdatedCart(page: Page): void {
  const { local, session } = page.storage
  fragmentCacheService.of(page).onChange((cartHash) => {
    const params = readHostSettings(page, fragmentsSettings)
    if (!params || cartHash === null || cartHash === session.get(params.cartHashKey)) return
    // The page's cart has stored the basket that the markup shows now.
    if (cartHash !== lateCartService.find(page)?.confirmedHash) local.remove(cartDataKey)
  })
}

/*
 * The chunk that a page sleeps without until the shopper acts: the rest of the page's services, the cart, and all that
 * enhances the host's own markup. Other chunks read nanostores, core and cart from here.
 */
import { cartOf, createCartApi } from "@ringside/cart"
import {
  type Behaviour,
  type BootPage,
  type CartApi,
  completePage,
  type Page,
  startHookChecks,
  startHooks,
} from "@ringside/core"
import { behaviours } from "./behaviours.ts"
import { listKnownWidgets } from "./knownWidgets.ts"

export { shared } from "./shared.ts"

/** Completes `boot` and starts everything on it that slept. */
export function startShop(boot: BootPage): void {
  const page = completePage(boot)
  for (const behaviour of behaviours) startBehaviour(behaviour, page)
  startHooks(page)
  startHookChecks(page, listKnownWidgets())
}

/** The cart of a page as `window.ringside` shows it. */
export function createShopCart(boot: BootPage): CartApi {
  return createCartApi(cartOf(completePage(boot)))
}

/** One that breaks doesn't keep the others from starting. */
function startBehaviour(behaviour: Behaviour, page: Page): void {
  try {
    behaviour.start(page)
  } catch (cause) {
    page.reports.fail({ during: "start", widget: behaviour.name, cause })
  }
}

import type { Behaviour } from "@ringside/core"
import { startAfterAdd } from "./afterAdd.ts"
import { startCartCount } from "./cartCount.ts"
import { startDrawer } from "./drawer.ts"
import { startHideIfEmpty } from "./hideIfEmpty.ts"
import { startMiniCartQuantity } from "./miniCartQuantity.ts"
import { cartCountAttributes } from "./options.ts"
import { startRemoveLinks } from "./removeLinks.ts"

/** The host's own mini-cart and drawer. Started after the behaviours that change the basket, since it answers their events. */
export const miniCartBehaviour: Behaviour = {
  name: "mini-cart",
  start(page) {
    startHideIfEmpty(page)
    startRemoveLinks(page, startMiniCartQuantity(page))
    startAfterAdd(page, startDrawer(page))
  },
}

/** The number of items, wherever a hook asks for it. */
export const cartCountBehaviour: Behaviour = {
  name: "cart-count",
  attributes: cartCountAttributes,
  start: startCartCount,
}

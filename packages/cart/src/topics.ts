import { defineBareTopic, defineTopic } from "@ringside/core"
import { type CartEvent, readCartEvent } from "./fragments/cartEvent.ts"

/** A button of the host is about to add a product. */
export const addingToBasket = defineBareTopic({ name: "adding_to_cart" })

/** The shop's own endpoints have added a product. */
export const addedToBasket = defineTopic<CartEvent>({ name: "added_to_cart" }, readCartEvent)

/** The shop's own endpoints have removed a line. */
export const removedFromBasket = defineTopic<CartEvent>({ name: "removed_from_cart" }, readCartEvent)

/**
 * The platform's basket blocks, or scripts for them, have changed the basket. With jQuery on the page, the platform itself sends these events
 * after those of its other scripts.
 */
export const basketOfBlocksChanged = defineBareTopic({
  name: "wc-blocks_added_to_cart",
  hostEvents: ["wc-blocks_added_to_cart", "wc-blocks_removed_from_cart"],
})

/** The store of a block cart has changed the basket: what its event reports, without changes of the page that are none of the basket. */
export const basketOfBlockStoreChanged = defineBareTopic({ name: "cart.block-store", hostEvents: [] })

/** An add button of the platform's newest blocks has added a product. */
export const productAddedByBlock = defineBareTopic({ name: "cart.block-add", hostEvents: [] })

/** The host's basket markup is to be fetched again, since it may show an earlier basket. */
export const basketMarkupWanted = defineBareTopic({
  name: "wc_fragment_refresh",
  hostEvents: ["wc_fragment_refresh", "astra_refresh_cart_fragments"],
})

/** The host's basket markup has been filled with what was stored, or came with a change. */
export const basketMarkupLoaded = defineBareTopic({ name: "wc_fragments_loaded" })

/** The host's basket markup has been filled with the response to a request for it. */
export const basketMarkupRefreshed = defineBareTopic({ name: "wc_fragments_refreshed" })

/** The basket page shows another basket. */
export const basketPageShown = defineBareTopic({ name: "updated_wc_div" })

/** The basket page shows its totals again. */
export const basketTotalsShown = defineBareTopic({ name: "updated_cart_totals" })

/** The basket page has become empty. */
export const basketEmptied = defineBareTopic({ name: "wc_cart_emptied" })

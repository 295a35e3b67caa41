import type { SignalName } from "@ringside/core/domain"

/** The signals of the basket, with the host's events of the same meaning. Source: catalogue-and-cart contract §13. */
export const basketSignalNames = {
  adding: { name: "cart.adding", hostEvents: ["adding_to_cart"] },
  added: { name: "cart.added", hostEvents: ["added_to_cart"] },
  removed: { name: "cart.removed", hostEvents: ["removed_from_cart"] },
  markupWanted: { name: "cart.markup-wanted", hostEvents: ["wc_fragment_refresh", "astra_refresh_cart_fragments"] },
  markupShown: { name: "cart.markup-shown", hostEvents: ["wc_fragments_loaded", "wc_fragments_refreshed"] },
  pageShown: { name: "cart.page-shown", hostEvents: ["updated_wc_div"] },
  totalsShown: { name: "cart.totals-shown", hostEvents: ["updated_cart_totals"] },
  emptied: { name: "cart.emptied", hostEvents: ["wc_cart_emptied"] },
  itemAdded: { name: "cart.item-added" },
  lineChanged: { name: "cart.line-changed" },
} as const satisfies Readonly<Record<string, SignalName>>

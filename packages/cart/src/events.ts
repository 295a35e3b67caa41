import type { EventTable } from "@ringside/core/domain"

/** Events that the cart sends and hears. */
export const cartEvents = {
  sent: {
    "ringside:cart:added": {
      target: "body",
      detail: ["id", "quantity"],
      isNative: true,
      doc: "A hook or `ringside.cart` added a product.",
    },
    wc_fragments_loaded: {
      target: "body",
      args: [],
      doc: "The host's basket markup was filled from what this tab had kept.",
    },
    wc_fragments_refreshed: {
      target: "body",
      args: [],
      doc: "The host's basket markup was filled from the server's answer.",
    },
    wc_fragment_refresh: {
      target: "body",
      args: [],
      doc: "A hook or `ringside.cart` changed the basket, and the host's own script keeps the markup.",
    },
    wc_fragments_ajax_error: { target: "body", args: [], doc: "The server gave no basket markup." },
  },
  heard: {
    wc_fragment_refresh: "Fetches the basket markup anew.",
    astra_refresh_cart_fragments: "Fetches the basket markup anew.",
    updated_wc_div: "Fetches the basket markup anew.",
    "wc-blocks_added_to_cart": "Fetches the basket markup anew, on pages without jQuery.",
    "wc-blocks_removed_from_cart": "Fetches the basket markup anew, on pages without jQuery.",
    wc_fragments_refreshed: "Reads the basket again, where the host's own script fetched the markup.",
    wc_fragments_loaded: "Reads the basket again, where the host's own script had kept the markup.",
    added_to_cart: "Puts the markup that came along into the page, or fetches it.",
    removed_from_cart: "Puts the markup that came along into the page.",
  },
} as const satisfies EventTable

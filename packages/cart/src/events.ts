import type { EventTable } from "@ringside/core/domain"

/** Events that the cart sends and listens to. */
export const cartEvents = {
  sent: {
    "ringside:cart:added": {
      target: "body",
      detail: ["productId", "variationId", "quantity", "source", "line"],
      isNative: true,
      doc: "The shop has confirmed an add: by a button or form of the host, a hook or `ringside.cart`, or by the host's own script for such buttons. Sent once for each, as `cart:added` to `ringside.on`.",
    },
    "ringside:cart:changed": {
      target: "body",
      detail: ["key"],
      isNative: true,
      doc: "A hook or `ringside.cart` changed a line's quantity or removed the line.",
    },
    wc_fragments_loaded: {
      target: "body",
      args: [],
      doc: "The host's basket markup was filled from this tab's cache.",
    },
    wc_fragments_refreshed: {
      target: "body",
      args: [],
      doc: "The host's basket markup was filled from the server's response.",
    },
    wc_fragment_refresh: {
      target: "body",
      args: [],
      doc: "A hook or `ringside.cart` changed the basket, and the host's own script updates the markup.",
    },
    "wc-blocks_added_to_cart": {
      target: "body",
      isNative: true,
      doc: "The shop has confirmed an add, by a hook or `ringside.cart`, or by the host's endpoint on pages without jQuery: tells the host's basket blocks. Once for changes that follow each other.",
    },
    "wc-blocks_removed_from_cart": {
      target: "body",
      isNative: true,
      doc: "A hook or `ringside.cart` changed a quantity or removed a line, or the host's endpoint did on pages without jQuery: tells the host's basket blocks. Once for changes that follow each other.",
    },
    "wc-blocks_store_sync_required": {
      target: "window",
      isNative: true,
      doc: "With either of these two, and with the type of the host's React store: tells its interactive blocks that no mini-cart of its own tells.",
    },
    wc_fragments_ajax_error: { target: "body", args: [], doc: "The request for basket markup failed." },
  },
  received: {
    wc_fragment_refresh: "Fetches the basket markup again.",
    astra_refresh_cart_fragments: "Fetches the basket markup again.",
    updated_wc_div: "Fetches the basket markup again.",
    "wc-blocks_added_to_cart":
      "Fetches the basket markup again, on pages without jQuery; where another script shows it, hooks read the basket.",
    "wc-blocks_removed_from_cart":
      "Fetches the basket markup again, on pages without jQuery; where another script shows it, hooks read the basket.",
    "wc-blocks_store_sync_required":
      "Fetches the basket markup again, where the event's type names the cart and the basket has changed; at most once per 250 ms. Where another script shows that markup, hooks read the basket. Sent on the window.",
    wc_fragments_refreshed: "Reads the basket again, where another script fetched the markup.",
    wc_fragments_loaded: "Reads the basket again, where the host's own script had cached the markup.",
    added_to_cart: "Inserts the markup that comes with the event, or fetches it.",
    removed_from_cart: "Inserts the markup that comes with the event.",
  },
} as const satisfies EventTable

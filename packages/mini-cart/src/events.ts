import type { EventTable } from "@ringside/core/domain"

/** Events that the mini-cart, its drawer and the count send and listen to. */
export const miniCartEvents = {
  sent: {
    removed_from_cart: {
      target: "body",
      args: ["fragments", "cartHash", "link"],
      detail: ["fragments", "cartHash", "button"],
      doc: "One of the host's own links removed a line; `fragments` is new markup by selector.",
    },
    wc_fragment_refresh: { target: "body", args: [], doc: "A quantity was changed in the host's own mini-cart." },
    astra_on_slide_In_cart_open: { target: "document", isNative: true, doc: "The theme's drawer opens." },
    astLayoutWidthChanged: {
      target: "document",
      detail: ["response"],
      isNative: true,
      doc: "The width of the window has changed.",
    },
  },
  received: {
    added_to_cart:
      "Opens hooks with `data-ringside-open-on-add`; on the host's markup, does what the theme does after an add.",
    "ringside:cart:added": "Opens hooks with `data-ringside-open-on-add`.",
    removed_from_cart: "Ends the offer to undo the removal before.",
    adding_to_cart: "Shows basket widgets that hide while the basket is empty.",
    wc_fragments_loaded: "Shows or hides basket widgets that hide while the basket is empty.",
    wc_fragments_refreshed: "Shows or hides basket widgets that hide while the basket is empty.",
    astLayoutWidthChanged: "Finds the theme's drawer again.",
    astPartialContentRendered: "Finds the theme's drawer again.",
  },
} as const satisfies EventTable

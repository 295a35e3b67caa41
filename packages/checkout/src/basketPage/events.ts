import type { EventTable } from "@ringside/core/domain"

/** Events that the basket page sends and listens to. */
export const basketPageEvents = {
  sent: {
    updated_wc_div: { target: "body", args: [], doc: "The basket's table and totals are the shop's latest." },
    updated_cart_totals: { target: "body", args: [], doc: "The basket's totals were replaced." },
    wc_cart_emptied: { target: "body", args: [], doc: "The basket page shows an empty basket." },
    item_removed_from_classic_cart: { target: "body", args: [], doc: "A line was removed on the basket page." },
    errored_coupon: {
      target: "body",
      args: ["code", "html"],
      detail: ["code", "html"],
      doc: "The shop has refused a coupon; `html` is its answer. `applied_coupon` follows.",
    },
    applied_coupon: {
      target: "body",
      args: ["code"],
      detail: ["code"],
      doc: "The shop has answered a coupon, which it may have refused; the basket follows.",
    },
    removed_coupon: {
      target: "body",
      args: ["code"],
      detail: ["code"],
      doc: "A coupon was taken off; the basket follows.",
    },
    updated_shipping_method: { target: "body", args: [], doc: "The totals show the chosen shipping rate." },
    country_to_state_changed: { target: "body", args: [], doc: "The shipping calculator was opened or closed." },
    update_checkout: { target: "body", args: [], doc: "The basket changed on a page that has a checkout, too." },
  },
  received: {
    wc_update_cart: "Fetches the basket page's table and totals; with a true argument, notices stay.",
    added_to_cart: "Fetches the basket page's table and totals.",
    removed_from_cart: "Fetches the basket page's table and totals.",
    updated_wc_div: "Notes that the basket page shows the basket of this moment.",
    updated_cart_totals: "Notes that the basket page shows the basket of this moment.",
    wc_fragments_refreshed: "Fetches the basket page's table and totals, if the basket was changed elsewhere.",
  },
} as const satisfies EventTable

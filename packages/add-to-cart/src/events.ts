import type { EventTable } from "@ringside/core/domain"

/** Events that add buttons and quantities send and hear. */
export const addToCartEvents = {
  sent: {
    "should_send_ajax_request.adding_to_cart": {
      target: "body",
      args: ["button"],
      detail: ["button"],
      isQuestion: true,
      doc: "Asks whether an add may go out; `false` or `preventDefault()` keeps it back.",
    },
    "ajax_request_not_sent.adding_to_cart": {
      target: "body",
      args: ["false", "false", "button"],
      detail: ["button"],
      doc: "An add was kept back.",
    },
    adding_to_cart: {
      target: "body",
      args: ["button", "data"],
      detail: ["button", "data"],
      doc: "An add is about to go out; listeners may change the fields in `data`.",
    },
    added_to_cart: {
      target: "body",
      args: ["fragments", "cartHash", "button"],
      detail: ["fragments", "cartHash", "button"],
      doc: "One of the host's own buttons or forms added a product; `fragments` is new markup by selector.",
    },
    wc_cart_button_updated: {
      target: "body",
      args: ["button"],
      detail: ["button"],
      doc: "One of the host's own buttons shows what came of its add.",
    },
    wc_fragment_refresh: { target: "body", args: [], doc: "A product page's form added a product." },
  },
  heard: {
    added_to_cart: "Marks the button as done and announces it.",
    ajax_request_not_sent: "Lets the button go.",
    wc_fragments_loaded: "Puts minus and plus beside the quantities that came.",
    wc_fragments_refreshed: "Puts minus and plus beside the quantities that came.",
    updated_wc_div: "Puts minus and plus beside the quantities that came.",
  },
} as const satisfies EventTable

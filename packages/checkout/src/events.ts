import type { EventTable } from "@ringside/core/domain"

/** Events that the classic checkout sends and listens to. */
export const checkoutEvents = {
  sent: {
    init_checkout: { target: "body", doc: "The checkout form is ready; the first update of the order review follows." },
    update_checkout: {
      target: "body",
      args: ["options"],
      doc: "The order review is to be updated, since something that totals depend on has changed.",
    },
    updated_checkout: {
      target: "body",
      args: ["answer"],
      detail: ["answer"],
      doc: "The shop has answered an update of the order review, and its markup is on the page.",
    },
    "ringside:checkout:shipping": {
      target: "body",
      detail: ["shippingTier"],
      isNative: true,
      doc: "The shopper has chosen a rate; `detail.shippingTier` is what the shop calls it.",
    },
    "ringside:checkout:payment": {
      target: "body",
      detail: ["paymentType"],
      isNative: true,
      doc: "The shopper has chosen a payment method; `detail.paymentType` is its gateway.",
    },
    init_add_payment_method: {
      target: "body",
      args: [],
      doc: "The form that adds a payment method is ready: gateways put their fields into it.",
    },
    payment_method_selected: { target: "body", doc: "Another payment method is chosen." },
    checkout_place_order: {
      target: "hook",
      args: ["controller"],
      detail: ["gateway"],
      isQuestion: true,
      doc: "On the form, before an order is checked and sent. `checkout_place_order_{gateway}` follows, for the chosen payment method.",
    },
    checkout_place_order_success: {
      target: "hook",
      args: ["answer", "controller"],
      detail: ["answer"],
      isQuestion: true,
      doc: "On the form, when the shop has taken the order and before the page is left.",
    },
    validate: {
      target: "hook",
      args: [],
      doc: "On each field of the form, when an order was refused: scripts check their own fields.",
    },
    checkout_error: {
      target: "body",
      args: ["html"],
      detail: ["html"],
      doc: "An order was refused, and the notice is shown.",
    },
    errored_coupon_in_checkout: {
      target: "body",
      args: ["code", "html"],
      detail: ["code", "html"],
      doc: "The shop has refused a coupon; `html` is its answer. `applied_coupon_in_checkout` follows.",
    },
    applied_coupon_in_checkout: {
      target: "body",
      args: ["code"],
      detail: ["code"],
      doc: "The shop has answered a coupon, whether or not it took it.",
    },
    removed_coupon_in_checkout: { target: "body", args: ["code"], detail: ["code"], doc: "A coupon was removed." },
    wc_address_i18n_ready: {
      target: "body",
      args: [],
      doc: "Address fields follow their country from now on; the event for the first country follows.",
    },
    country_to_state_changing: {
      target: "body",
      args: ["country", "wrapper"],
      detail: ["country", "wrapper"],
      doc: "The country at the start, or another one that was chosen: its rules apply. Sent last, as by the platform.",
    },
    country_to_state_changed: {
      target: "body",
      args: ["country", "wrapper"],
      detail: ["country", "wrapper"],
      doc: "The fields of the chosen country are on the page.",
    },
  },
  received: {
    validate: "Checks the field again on which a script of the page sends it.",
    update_checkout: "Updates the order review; `update_shipping_method: false` leaves the chosen rates out.",
    wc_custom_place_order_button_registered: "Has the chosen gateway draw its own button in place of the shop's.",
    init_checkout: "Updates the order review.",
    checkout_error:
      "After a redirect to a fragment of the page, frees the form: the gateway's script has ended with an error.",
    update: "On the checkout form, updates the order review.",
    country_to_state_changed: "Makes a choice again that was kept over a reload, among the fields of its country.",
    updated_checkout: "Shows the choice among saved cards on the new payment methods.",
  },
} as const satisfies EventTable

/** Events of the basket and checkout widgets. */
export const blockEvents = {
  sent: {
    "ringside:checkout:shipping": {
      target: "body",
      detail: ["shippingTier"],
      doc: "A way to ship is chosen; `detail.shippingTier` is its name.",
    },
    "ringside:checkout:payment": {
      target: "body",
      detail: ["paymentType"],
      doc: "A way to pay is chosen; `detail.paymentType` is its name.",
    },
  },
  received: {},
} as const satisfies EventTable

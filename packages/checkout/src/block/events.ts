import type { EventTable } from "@ringside/core/domain"

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

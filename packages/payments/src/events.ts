import type { EventTable } from "@ringside/core/domain"

/** Events that payments sends. */
export const paymentsEvents = {
  sent: {
    "wc-credit-card-form-init": { target: "body", doc: "The card form stands on the page." },
  },
  received: {
    payment_method_selected: "Shows the card form of the chosen method.",
    updated_checkout: "Puts the card form, as it was filled in, into the new payment methods.",
  },
} as const satisfies EventTable

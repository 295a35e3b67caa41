import type { PartDocs } from "@ringside/core/domain"
import { expressEvents } from "./events.ts"
import { expressMessages } from "./messages.ts"
import { expressCheckoutWarnings } from "./warnings.ts"

/** The package's texts in the documentation. */
export const docs = {
  hooks: {
    "express-checkout": {
      summary: {
        place: "checkout",
        does: "Apple Pay and Google Pay for the basket",
        needs: "the payment plugin's settings on the page",
      },
      example: `<div data-ringside="express-checkout" style="min-height: 48px"></div>`,
      behaviour:
        "Apple Pay and Google Pay for the basket, on a page where WooPayments shows no such buttons itself. A `min-height` keeps their place free while the page loads; without a wallet they take no room.",
    },
  },
  modules: {
    "express-checkout": "wallet buttons and the life of their sheets",
    currency: "the currency of a product's page whose prices a script fills in, which wallet buttons wait for",
  },
  events: expressEvents,
  messages: [expressMessages],
  warnings: expressCheckoutWarnings,
} satisfies PartDocs

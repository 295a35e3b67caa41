import type { PartDocs } from "@ringside/core/domain"
import { expressEvents } from "./events.ts"

/** What the documentation says about the package. */
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
        "Wallet buttons for the basket, on pages that the payment plugin has printed its settings on and no mount point of its own. `min-height` keeps the place of the buttons free; without a wallet they take none of it.",
    },
  },
  modules: {
    "express-checkout": "wallet buttons and the life of their sheets",
  },
  events: expressEvents,
} satisfies PartDocs

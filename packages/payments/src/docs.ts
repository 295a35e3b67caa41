import type { PartDocs } from "@ringside/core/domain"
import { paymentsEvents } from "./events.ts"
import { brandMessages } from "./brands/messages.ts"
import { paymentsMessages } from "./messages.ts"
import { testNumberMessages } from "./testMode/messages.ts"
import { paymentsWarnings } from "./warnings.ts"

/** The package's texts in the documentation. */
export const docs = {
  hooks: {
    "provider-wallet": {
      summary: {
        place: "checkout",
        does: "makes a button of yours start the payment provider's own wallet",
        needs: "the payment plugin's settings on the page",
      },
      example: `<button type="button" data-ringside="provider-wallet">Pay with your saved details</button>`,
      behaviour:
        "A button of your own that starts paying with the payment provider's wallet (`ringside.payments.startProviderWallet()`). What goes wrong is shown beside it.",
    },
  },
  modules: {
    payments: "card payment: the provider's form, confirmation, paying an order, adding a card",
    provider: "the payment provider's script and the confirmation of payments, beside cards and wallets",
    brands: "the row of card brands at the card's label in the classic checkout",
    testMode: "the instructions of test mode, and their button that copies the number of a test card",
  },
  events: paymentsEvents,
  messages: [brandMessages, paymentsMessages, testNumberMessages],
  warnings: paymentsWarnings,
} satisfies PartDocs

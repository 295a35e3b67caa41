import { definePart } from "@ringside/core/domain"
import { paymentsConfig } from "./config.ts"
import { fraudTokenSettings } from "./domain/index.ts"
import { paymentsEvents } from "./events.ts"
import { paymentSelectors } from "./host.ts"
import {
  cardSettings,
  customerSettings,
  endpointSettings,
  pluginSettings,
  walletTrackSettings,
} from "./hostSettings.ts"
import { cardJob, cardJobOfAnyPage } from "./jobs.ts"
import { paymentsMessages } from "./messages.ts"
import { takenHash, walletRequestsPart } from "./services.ts"
import { paymentsWarnings } from "./warnings.ts"

/** Takes card payments through the payment provider. */
export const paymentsPart = definePart({
  name: "payments",
  hooks: {
    "provider-wallet": {
      attributes: {},
      summary: {
        place: "checkout",
        does: "makes a button of yours start the payment provider's own wallet",
        needs: "the payment plugin's settings on the page",
      },
      example: `<button type="button" data-ringside="provider-wallet">Pay with your saved details</button>`,
      behaviour:
        "A button of the page's own that starts the payment provider's wallet, as `ringside.payments.startProviderWallet()` does. What goes wrong is shown beside it.",
    },
  },
  jobs: [cardJob],
  config: paymentsConfig,
  settings: [cardSettings, customerSettings, endpointSettings, fraudTokenSettings, pluginSettings, walletTrackSettings],
  events: paymentsEvents,
  messages: [paymentsMessages],
  warnings: paymentsWarnings,
  members: { payments: { methods: ["startProviderWallet"] } },
  beforeLoad: "beforeLoad.ts",
  isFirst: true,
  late: [
    { file: "members.ts", load: {} },
    {
      file: "late.ts",
      chunk: "payments",
      doc: "card payment: the provider's form, confirmation, paying an order, adding a card",
      load: {
        // An order must not be sent without its card.
        press: [{ selector: paymentSelectors.placeOrder, job: cardJob }, { selector: paymentSelectors.walletHook }],
        // Their settings may have any name.
        due: [{ selector: `${paymentSelectors.form}, ${paymentSelectors.message}`, job: cardJobOfAnyPage }],
        present: `${paymentSelectors.form}, ${paymentSelectors.walletHook}, ${paymentSelectors.message}`,
        // A confirmation, and a wallet that the page starts, need no markup of ours.
        services: [takenHash, walletRequestsPart],
      },
    },
  ],
  extras: {
    provider: {
      file: "confirmPayment.ts",
      isShared: true,
      doc: "the payment provider's script and the confirmation of payments, beside cards and wallets",
    },
  },
})

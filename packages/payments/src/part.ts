import { definePart } from "@ringside/core/domain"
import { paymentsConfig } from "./config.ts"
import { fraudTokenSettings } from "./domain/index.ts"
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
    },
  },
  jobs: [cardJob],
  config: paymentsConfig,
  settings: [cardSettings, customerSettings, endpointSettings, fraudTokenSettings, pluginSettings, walletTrackSettings],
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
    },
  },
})

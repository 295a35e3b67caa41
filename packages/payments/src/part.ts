import { asked, atLoadFirst, definePart, firstAction, idle, press, seen, service } from "@ringside/core/domain"
import { paymentsConfig } from "./config.ts"
import { takenHashService } from "./confirmation/takenHash.ts"
import { fraudTokenSettings } from "./domain/index.ts"
import { paymentSelectors } from "./host.ts"
import {
  assetSettings,
  cardSettings,
  customerSettings,
  endpointSettings,
  pluginSettings,
  walletTrackSettings,
} from "./hostSettings.ts"
import { cardJob, cardJobOfAnyPage } from "./jobs.ts"
import { brandsModule, testModeModule } from "./modules.ts"
import { walletRequestsService } from "./wallet/walletRequests.ts"

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
  settings: [
    assetSettings,
    cardSettings,
    customerSettings,
    endpointSettings,
    fraudTokenSettings,
    pluginSettings,
    walletTrackSettings,
  ],
  members: { payments: { methods: ["startProviderWallet"] } },
  modules: {
    first: { load: () => import("./beforeLoad.ts"), when: atLoadFirst },
    main: { load: () => import("./wallet/members.ts"), when: firstAction },
    payments: {
      load: () => import("./late.ts"),
      when: [
        // Their settings may have any name.
        idle(`${paymentSelectors.form}, ${paymentSelectors.message}`, cardJobOfAnyPage),
        seen(paymentSelectors.walletHook),
        // An order must not be sent without its card.
        press(paymentSelectors.placeOrder, cardJob),
        press(paymentSelectors.walletHook),
        // A confirmation, and a wallet that the page starts, need no markup of ours.
        service(takenHashService),
        service(walletRequestsService),
      ],
    },
    provider: { load: () => import("./confirmation/confirmPayment.ts"), when: asked },
    brands: { ...brandsModule, when: asked },
    testMode: { ...testModeModule, when: asked },
  },
})

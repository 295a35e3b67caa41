import { asked, atLoad, definePart, firstAction, hostEvent, idle, setting } from "@ringside/core/domain"
import { storeModule } from "./modules.ts"
import { blockNames, changeNames, syncNames, refreshNames } from "./host/triggerNames.ts"
import { addToCartJob, fragmentsJob } from "./jobs.ts"
import { blockSettings, clientSettings, restSettings, separateCartSettings } from "./pageClient/clientSettings.ts"
import { addingSettings, fragmentsSettings, paymentCurrencySettings, walletCurrencySettings } from "./hostSettings.ts"

/** The cart of a page: the host's basket markup, and the basket by the Store API. */
export const cartPart = definePart({
  name: "cart",
  // An add button may be inside the basket's markup, which is replaced when the cart receives the add.
  startsAfter: ["add-to-cart"],
  jobs: [fragmentsJob, addToCartJob],
  settings: [
    addingSettings,
    blockSettings,
    clientSettings,
    fragmentsSettings,
    paymentCurrencySettings,
    restSettings,
    separateCartSettings,
    walletCurrencySettings,
  ],
  members: { cart: { methods: ["add", "update", "remove"], subscriptions: ["subscribe"] } },
  modules: {
    first: { load: () => import("./beforeLoad.ts"), when: atLoad },
    main: {
      load: () => import("./late.ts"),
      when: [
        firstAction,
        setting(() => import("./isDue.ts")),
        // The platform's customizer renders parts of the page again without a user action.
        idle("#customize-preview-js", addToCartJob),
        hostEvent([...refreshNames, ...blockNames, ...syncNames, ...changeNames], fragmentsJob, addToCartJob),
      ],
    },
    store: { ...storeModule, when: asked },
  },
})

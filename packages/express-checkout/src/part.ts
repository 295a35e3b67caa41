import { asked, atLoad, definePart, firstAction, idle, press, seen } from "@ringside/core/domain"
import { expressSelectors } from "./host.ts"
import {
  asyncPriceSettings,
  cardSettings,
  countryPriceSettings,
  expressSettings,
  heightSettings,
  pluginSettings,
  radiusSettings,
  variationSettings,
} from "./hostSettings.ts"
import { expressJob } from "./jobs.ts"
import { currencyModule } from "./modules.ts"
import { expressAttributes } from "./options.ts"

/** Wallet buttons on product, basket, checkout and order pages. */
export const expressCheckoutPart = definePart({
  name: "express-checkout",
  // The cart part replaces the basket's markup, which contains the place of the buttons.
  startsAfter: ["cart", "payments"],
  hooks: {
    "express-checkout": {
      attributes: expressAttributes,
    },
  },
  jobs: [expressJob],
  settings: [
    asyncPriceSettings,
    cardSettings,
    countryPriceSettings,
    expressSettings,
    heightSettings,
    pluginSettings,
    radiusSettings,
    variationSettings,
  ],
  members: { express: { methods: ["extend"] } },
  modules: {
    first: { load: () => import("./beforeLoad.ts"), when: atLoad },
    main: { load: () => import("./start.ts"), when: firstAction },
    "express-checkout": {
      load: () => import("./late.ts"),
      when: [
        idle(expressSelectors.mount, expressJob),
        seen(expressSelectors.hook),
        press(expressSelectors.mount, expressJob),
      ],
      styles: "styles.css",
    },
    currency: { ...currencyModule, when: asked },
  },
})

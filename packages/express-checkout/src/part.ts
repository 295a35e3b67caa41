import { definePart } from "@ringside/core/domain"
import { expressMarkup, expressSelectors } from "./host.ts"
import {
  cardSettings,
  expressSettings,
  heightSettings,
  pluginSettings,
  radiusSettings,
  variationSettings,
} from "./hostSettings.ts"
import { expressJob } from "./jobs.ts"
import { expressMessages } from "./messages.ts"
import { expressAttributes } from "./options.ts"
import { expressCheckoutWarnings } from "./warnings.ts"

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
  settings: [cardSettings, expressSettings, heightSettings, pluginSettings, radiusSettings, variationSettings],
  messages: [expressMessages],
  warnings: expressCheckoutWarnings,
  members: { express: { methods: ["extend"] } },
  beforeLoad: "beforeLoad.ts",
  late: [
    { file: "start.ts", load: {} },
    {
      file: "late.ts",
      styles: "styles.css",
      chunk: "express-checkout",
      load: {
        press: [{ selector: expressSelectors.mount, job: expressJob }],
        due: [{ selector: expressSelectors.mount, job: expressJob }],
        present: expressMarkup,
      },
    },
  ],
})

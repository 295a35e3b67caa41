import { definePart } from "@ringside/core/domain"
import { expressEvents } from "./events.ts"
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
  jobs: [expressJob],
  settings: [cardSettings, expressSettings, heightSettings, pluginSettings, radiusSettings, variationSettings],
  events: expressEvents,
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
      doc: "wallet buttons and the life of their sheets",
      load: {
        press: [{ selector: expressSelectors.mount, job: expressJob }],
        due: [{ selector: expressSelectors.mount, job: expressJob }],
        present: expressMarkup,
      },
    },
  ],
})

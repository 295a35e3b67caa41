import { definePart } from "@ringside/core/domain"
import { attributionConfig } from "./config.ts"
import { consentProperties } from "./customProperties.ts"
import { attributionEvents } from "./events.ts"
import { selectors } from "./host.ts"
import { attributionJob } from "./jobs.ts"
import { attributionMessages } from "./messages.ts"
import { consentAttributes, emailCaptureAttributes } from "./options.ts"
import { attributionSettings, collectedTrackSettings, emailSettings, tracksSettings } from "./hostSettings.ts"
import { attributionWarnings } from "./warnings.ts"

/** Order attribution, e-mail capture, product data, analytics and consent. */
export const attributionPart = definePart({
  name: "attribution",
  hooks: {
    consent: {
      attributes: consentAttributes,
      summary: {
        place: "marketing",
        does: "asks shoppers what may be stored; attribution, e-mail capture and analytics wait for the answer",
      },
      example: `<div data-ringside="consent" data-ringside-categories="statistics marketing" data-ringside-policy="/privacy/"></div>`,
      behaviour:
        "Asks the shopper what may be stored, in a banner that is drawn into the hook. The choice is kept in the cookies `wp_consent_{category}`. A link to `#ringside-consent` opens it again.",
    },
    "email-capture": {
      attributes: emailCaptureAttributes,
      summary: {
        place: "marketing",
        does: "tells the marketing service an address that is typed into a form",
        needs: "that service's settings",
      },
      example: `<form action="/newsletter/" method="post" data-ringside="email-capture">
  <label>E-mail <input type="email" name="email" autocomplete="email" /></label>
  <button>Subscribe</button>
</form>`,
      behaviour:
        "Addresses that are typed into its e-mail fields (`type` or `name` is `email`) are sent to the marketing service, as those of the checkout are. For newsletter forms and forms in popups: put it on the form or on an element around it.",
    },
  },
  jobs: [attributionJob],
  settings: [attributionSettings, collectedTrackSettings, emailSettings, tracksSettings],
  config: attributionConfig,
  events: attributionEvents,
  properties: consentProperties,
  messages: [attributionMessages],
  warnings: attributionWarnings,
  members: { consent: { methods: ["read"], subscriptions: ["subscribe"] } },
  beforeLoad: "beforeLoad.ts",
  isDue: "isDue.ts",
  late: [
    { file: "late.ts", load: {} },
    {
      file: "consent/consentBanner.ts",
      styles: "styles.css",
      chunk: "consent",
      doc: "the consent banner",
      load: { present: selectors.consentHook },
    },
  ],
  extras: {
    tracking: {
      file: "tracking.ts",
      doc: "order attribution, consent tools, e-mail capture and product views, where the page has settings for one of them",
    },
    analytics: { file: "analytics/analytics.ts", doc: "shop events for a data layer, where the page names one" },
  },
})

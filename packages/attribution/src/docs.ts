import type { PartDocs } from "@ringside/core/domain"
import { consentProperties } from "./customProperties.ts"
import { attributionEvents } from "./events.ts"

/** What the documentation says about the package. */
export const docs = {
  hooks: {
    consent: {
      summary: {
        place: "marketing",
        does: "asks shoppers what may be stored; attribution, e-mail capture and analytics wait for the answer",
      },
      example: `<div data-ringside="consent" data-ringside-categories="statistics marketing" data-ringside-policy="/privacy/"></div>`,
      behaviour:
        "Asks the shopper what may be stored, in a banner that is drawn into the hook. The choice is kept in the cookies `wp_consent_{category}`. A link to `#ringside-consent` opens it again.",
    },
    "email-capture": {
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
        "Addresses that are typed into its email fields (`type` or `name` is `email`) are sent to the marketing service, as those of the checkout are. For newsletter forms and forms in popups: put it on the form or on an element around it.",
    },
  },
  modules: {
    consent: "the consent banner",
    tracking:
      "order attribution, consent tools, e-mail capture and product views, where the page has settings for one of them",
    analytics: "shop events for a data layer, where the page names one",
  },
  events: attributionEvents,
  properties: consentProperties,
} satisfies PartDocs

import type { PartDocs } from "@ringside/core/domain"
import { consentProperties, newsletterProperties } from "./customProperties.ts"
import { attributionEvents } from "./events.ts"
import { attributionMessages, newsletterMessages } from "./messages.ts"
import { attributionWarnings } from "./warnings.ts"

/** The package's texts in the documentation. */
export const docs = {
  hooks: {
    consent: {
      summary: {
        place: "marketing",
        does: "asks shoppers what may be stored; attribution, e-mail capture and analytics wait for the answer",
      },
      example: `<div data-ringside="consent" data-ringside-categories="statistics marketing" data-ringside-policy="/privacy/"></div>`,
      behaviour:
        "A banner that asks visitors what may be stored (cookies `wp_consent_{category}` keep the answer). A link to `#ringside-consent` opens it again.",
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
        "For newsletter forms: email addresses typed into the form inside it (`type` or `name` is `email`) are sent to your marketing service, as those of the checkout are.",
    },
    newsletter: {
      summary: {
        place: "marketing",
        does: "a form that takes an address for the newsletter, with a box for the consent",
        needs: "an address of yours, the popup plugin or the marketing service",
      },
      example: `<div data-ringside="newsletter" data-ringside-policy="/privacy/">
  <a href="/newsletter/">Our newsletter</a>
</div>`,
      widget:
        "A form for your newsletter: an address, and a box for the consent. It sends the address to your popup plugin, your marketing service or an address of your own.",
      behaviour:
        "A form of your own inside, with a field for an address (`type` or `name` is `email`), stays in its place, with its texts: it is checked, and sent to the same place without leaving the page. A box named `consent`, and each that is `required`, has to be ticked; the label of the one named `consent`, else of the first that is `required`, is the consent that is sent.",
    },
  },
  modules: {
    consent: "the consent banner",
    "newsletter-form": "the page's own form in a `newsletter` hook",
    tracking: "order attribution and consent tools, where the page has settings for one of them",
    email: "capture of e-mail addresses, when the shopper comes to a field for one",
    views: "product views and usage events, where the page asks for them",
    analytics: "shop events for a data layer, where the page names one",
  },
  events: attributionEvents,
  properties: [...consentProperties, ...newsletterProperties],
  messages: [attributionMessages, newsletterMessages],
  warnings: attributionWarnings,
} satisfies PartDocs

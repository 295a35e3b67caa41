import { asked, atLoad, definePart, firstAction, press, seen, setting } from "@ringside/core/domain"
import { consentModule, trackingModule, emailModule, viewsModule, analyticsModule } from "./modules.ts"
import { attributionConfig } from "./config.ts"
import { addressField, newsletterFields, newsletterForm, selectors } from "./host.ts"
import { attributionJob } from "./jobs.ts"
import { consentAttributes, emailCaptureAttributes, newsletterAttributes } from "./options.ts"
import {
  attributionSettings,
  collectedTrackSettings,
  emailSettings,
  popupSettings,
  tracksSettings,
} from "./hostSettings.ts"
import { attributionWarnings } from "./warnings.ts"

/** Order attribution, e-mail capture, the newsletter, product data, analytics and consent. */
export const attributionPart = definePart({
  name: "attribution",
  hooks: {
    consent: {
      attributes: consentAttributes,
    },
    "email-capture": {
      attributes: emailCaptureAttributes,
      content: { warning: attributionWarnings.emptyCapture },
    },
    newsletter: {
      attributes: newsletterAttributes,
      widget: {
        fetch: () => import("./newsletter/newsletter.ts"),
        export: "newsletter",
        load: { mode: "visible" },
        drawsUnless: addressField,
      },
    },
  },
  jobs: [attributionJob],
  settings: [attributionSettings, collectedTrackSettings, emailSettings, popupSettings, tracksSettings],
  config: attributionConfig,
  members: { consent: { methods: ["read"], subscriptions: ["subscribe"] } },
  modules: {
    first: { load: () => import("./beforeLoad.ts"), when: atLoad },
    main: {
      load: () => import("./late.ts"),
      when: [firstAction, press(selectors.consentLink), setting(() => import("./isDue.ts"))],
    },
    consent: {
      ...consentModule,
      // While the shopper hasn't answered, or at the link that opens it again.
      when: asked,
      styles: "styles.css",
    },
    "newsletter-form": {
      load: () => import("./newsletter/ownForm.ts"),
      when: [seen(newsletterFields), press(newsletterForm)],
    },
    tracking: { ...trackingModule, when: asked },
    email: { ...emailModule, when: asked },
    views: { ...viewsModule, when: asked },
    analytics: { ...analyticsModule, when: asked },
  },
})

import { asked, atLoad, definePart, firstAction, seen, setting } from "@ringside/core/domain"
import { attributionConfig } from "./config.ts"
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
    },
    "email-capture": {
      attributes: emailCaptureAttributes,
    },
  },
  jobs: [attributionJob],
  settings: [attributionSettings, collectedTrackSettings, emailSettings, tracksSettings],
  config: attributionConfig,
  messages: [attributionMessages],
  warnings: attributionWarnings,
  members: { consent: { methods: ["read"], subscriptions: ["subscribe"] } },
  modules: {
    first: { load: () => import("./beforeLoad.ts"), when: atLoad },
    main: { load: () => import("./late.ts"), when: [firstAction, setting(() => import("./isDue.ts"))] },
    consent: {
      load: () => import("./consent/consentBanner.ts"),
      when: seen(selectors.consentHook),
      styles: "styles.css",
    },
    tracking: { load: () => import("./tracking.ts"), when: asked },
    analytics: { load: () => import("./analytics/analytics.ts"), when: asked },
  },
})

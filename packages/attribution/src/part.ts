import { definePart } from "@ringside/core/domain"
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
  beforeLoad: "beforeLoad.ts",
  isDue: "isDue.ts",
  late: [
    { file: "late.ts", load: {} },
    {
      file: "consent/consentBanner.ts",
      styles: "styles.css",
      chunk: "consent",
      load: { present: selectors.consentHook },
    },
  ],
  extras: {
    tracking: {
      file: "tracking.ts",
    },
    analytics: { file: "analytics/analytics.ts" },
  },
})

import { definePart } from "@ringside/core/domain"
import { popupsConfig } from "./config.ts"
import { countdownHook, openerSelector, popupHook, servedForms, servedMarkup } from "./host.ts"
import { popupsJob } from "./jobs.ts"
import { countdownMessages, popupFormMessages, popupsMessages } from "./messages.ts"
import { countdownAttributes, popupAttributes } from "./options.ts"
import { popupsSettings, varsSettings } from "./hostSettings.ts"
import { popupsWarnings } from "./warnings.ts"

export { listCountdownProblems } from "./countdown/hookProblems.ts"

/** Popups of the popup plugin, and popups of hooks. */
export const popupsPart = definePart({
  name: "popups",
  hooks: {
    popup: {
      attributes: popupAttributes,
    },
    countdown: {
      attributes: countdownAttributes,
    },
  },
  jobs: [popupsJob],
  settings: [popupsSettings, varsSettings],
  config: popupsConfig,
  messages: [popupsMessages, popupFormMessages, countdownMessages],
  warnings: popupsWarnings,
  members: { popups: { methods: ["open", "close"], subscriptions: ["subscribe"] } },
  late: [
    { file: "publicApi/members.ts", load: {} },
    {
      file: "late.ts",
      styles: "styles.css",
      chunk: "popups",
      load: {
        press: [{ selector: openerSelector, job: popupsJob }],
        // Popups open automatically, and other scripts open them.
        due: [{ selector: `${servedMarkup}, ${servedForms}`, job: popupsJob }],
        present: `${servedMarkup}, ${servedForms}, ${popupHook}`,
      },
    },
    {
      file: "countdown/countdown.ts",
      styles: "countdown/countdown.css",
      chunk: "countdown",
      load: { present: countdownHook },
    },
  ],
  extras: {
    forms: { file: "forms/forms.ts" },
    automatic: {
      file: "triggers/automatic.ts",
    },
    media: { file: "media/media.ts" },
    hooks: { file: "hook/hookPopup.ts", styles: "hook/hookPopup.css" },
  },
})

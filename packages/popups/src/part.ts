import { asked, definePart, firstAction, idle, press, seen } from "@ringside/core/domain"
import { addressModule, automaticModule, formsModule, hooksModule, mediaModule } from "./modules.ts"
import { popupsConfig } from "./config.ts"
import { countdownHook, openerSelector, popupHook, servedForms, servedMarkup } from "./host.ts"
import { popupsJob } from "./jobs.ts"
import { countdownAttributes, popupAttributes } from "./options.ts"
import { popupsSettings, varsSettings } from "./hostSettings.ts"

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
  members: { popups: { methods: ["open", "close"], subscriptions: ["subscribe"] } },
  modules: {
    main: { load: () => import("./publicApi/members.ts"), when: firstAction },
    popups: {
      load: () => import("./behaviour.ts"),
      when: [
        // Popups open automatically, and other scripts open them.
        idle(`${servedMarkup}, ${servedForms}`, popupsJob),
        seen(popupHook),
        press(openerSelector, popupsJob),
      ],
      styles: "styles.css",
    },
    countdown: {
      load: () => import("./countdown/countdown.ts"),
      when: seen(countdownHook),
      styles: "countdown/countdown.css",
    },
    forms: { ...formsModule, when: asked },
    automatic: { ...automaticModule, when: asked },
    media: { ...mediaModule, when: asked },
    address: { ...addressModule, when: asked },
    hooks: { ...hooksModule, when: asked, styles: "hook/hookPopup.css" },
  },
})

import { asked, atLoad, definePart, idle, press, seen, setting } from "@ringside/core/domain"
import { currencySelect, switcherControls, switcherSelectors } from "./host.ts"
import { dynamicJob, switcherJob } from "./jobs.ts"
import { translationSettings } from "./hostSettings.ts"
import { switcherMessages } from "./messages.ts"
import { languageSwitcherAttributes } from "./options.ts"
import { translationWarnings } from "./warnings.ts"

/** Late content in the page's language, language and currency switchers, and the translation plugin's editor. */
export const translationPart = definePart({
  name: "translation",
  hooks: {
    "language-switcher": {
      attributes: languageSwitcherAttributes,
    },
  },
  jobs: [dynamicJob, switcherJob],
  settings: [translationSettings],
  messages: [switcherMessages],
  warnings: translationWarnings,
  modules: {
    first: { load: () => import("./beforeLoad.ts"), when: atLoad },
    translation: { load: () => import("./late.ts"), when: setting(() => import("./isDue.ts")) },
    languages: {
      load: () => import("./switchers/switcherLate.ts"),
      when: [
        idle(switcherSelectors.switcher, switcherJob),
        idle(currencySelect),
        seen(switcherSelectors.hook),
        press(switcherControls, switcherJob),
      ],
      styles: "styles.css",
    },
    editor: { load: () => import("./editor/editor.ts"), when: asked },
  },
})

import { definePart } from "@ringside/core/domain"
import { currencySelect, languageMember, switcherControls, switcherSelectors } from "./host.ts"
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
  beforeLoad: "beforeLoad.ts",
  isDue: "isDue.ts",
  late: [
    {
      file: "late.ts",
      chunk: "translation",
      load: { setting: { job: dynamicJob, member: languageMember, isForFrames: true } },
    },
    {
      file: "switchers/switcherLate.ts",
      styles: "styles.css",
      chunk: "languages",
      load: {
        press: [{ selector: switcherControls, job: switcherJob }],
        due: [{ selector: switcherSelectors.switcher, job: switcherJob }, { selector: currencySelect }],
        present: [switcherSelectors.switcher, switcherSelectors.hook, currencySelect].join(),
      },
    },
  ],
  extras: {
    editor: { file: "editor/editor.ts" },
  },
})

import { definePart } from "@ringside/core/domain"
import { translationProperties } from "./customProperties.ts"
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
      summary: {
        place: "every",
        does: "a control with the page's language that opens your list of links",
        needs: "links",
      },
      example: `<nav data-ringside="language-switcher" aria-label="Language">
  <ul>
    <li><a href="/" hreflang="es" lang="es">Español</a></li>
    <li><a href="/en/" hreflang="en" lang="en" aria-current="true">English</a></li>
  </ul>
</nav>`,
      behaviour:
        "A control with the page's language that opens the list of links. Without script the links are shown. Following one removes stored markup of the basket, which is in the language that is left.",
    },
  },
  jobs: [dynamicJob, switcherJob],
  settings: [translationSettings],
  properties: translationProperties,
  messages: [switcherMessages],
  warnings: translationWarnings,
  beforeLoad: "beforeLoad.ts",
  isDue: "isDue.ts",
  late: [
    {
      file: "late.ts",
      chunk: "translation",
      doc: "translation of late content, where the page is shown in another language than it was written in",
      load: { setting: { job: dynamicJob, member: languageMember, isForFrames: true } },
    },
    {
      file: "switchers/switcherLate.ts",
      styles: "styles.css",
      chunk: "languages",
      doc: "language and currency switchers",
      load: {
        press: [{ selector: switcherControls, job: switcherJob }],
        due: [{ selector: switcherSelectors.switcher, job: switcherJob }, { selector: currencySelect }],
        present: [switcherSelectors.switcher, switcherSelectors.hook, currencySelect].join(),
      },
    },
  ],
  extras: {
    editor: { file: "editor/editor.ts", doc: "the translation plugin's editor, in its window" },
  },
})

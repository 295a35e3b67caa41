import { asked, atLoad, definePart, idle, press, seen, setting } from "@ringside/core/domain"
import { translationConfig } from "./config.ts"
import { currencyHook, currencySelect, switcherContent, switcherControls, switcherSelectors } from "./host.ts"
import { editorModule } from "./modules.ts"
import { dynamicJob, switcherJob } from "./jobs.ts"
import { translationSettings } from "./hostSettings.ts"
import { languageSwitcherAttributes } from "./options.ts"

/** Late content in the page's language, language and currency switchers, and the translation plugin's editor. */
export const translationPart = definePart({
  name: "translation",
  hooks: {
    "language-switcher": {
      attributes: languageSwitcherAttributes,
      drawn: {
        fetch: () => import("./switchers/drawn/widget.ts"),
        export: "drawnSwitcher",
        load: { mode: "visible" },
        drawsUnless: switcherContent,
      },
    },
    "currency-switcher": {
      attributes: {},
      drawn: {
        fetch: () => import("./switchers/drawnCurrency/widget.ts"),
        export: "drawnCurrencySwitcher",
        load: { mode: "visible" },
        drawsUnless: switcherContent,
      },
    },
  },
  jobs: [dynamicJob, switcherJob],
  settings: [translationSettings],
  config: translationConfig,
  modules: {
    first: { load: () => import("./beforeLoad.ts"), when: atLoad },
    translation: { load: () => import("./late.ts"), when: setting(() => import("./isDue.ts")) },
    languages: {
      load: () => import("./switchers/switcherLate.ts"),
      when: [
        // A switcher of the width "auto" is as wide as its list from the start, and a script may choose a currency.
        idle(switcherSelectors.switcher, switcherJob),
        idle(currencySelect),
        seen(switcherSelectors.hook),
        seen(currencyHook),
        press(switcherControls, switcherJob),
      ],
      styles: "styles.css",
    },
    editor: { ...editorModule, when: asked },
  },
})

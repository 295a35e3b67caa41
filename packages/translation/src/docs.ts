import type { PartDocs } from "@ringside/core/domain"
import { translationProperties } from "./customProperties.ts"
import { drawnCurrencyMessages, drawnSwitcherMessages, switcherMessages } from "./messages.ts"
import { translationWarnings } from "./warnings.ts"

/** The package's texts in the documentation. */
export const docs = {
  hooks: {
    "language-switcher": {
      summary: {
        place: "every",
        does: "a control with the page's language that opens your list of links, or the shop's languages",
        needs: "links, the config's `languages`, or alternate links in the head",
      },
      example: `<nav data-ringside="language-switcher" aria-label="Language">
  <ul>
    <li><a href="/" hreflang="es" lang="es">Español</a></li>
    <li><a href="/en/" hreflang="en" lang="en" aria-current="true">English</a></li>
  </ul>
</nav>`,
      widget:
        "A link to the page in each of the shop's languages, where the hook holds no link or button: from the config's `languages`, at the addresses of the head's `<link rel=\"alternate\" hreflang>` where it has them.",
      behaviour:
        "A button with the page's language that opens the list of languages. Where scripts don't run, the links are shown.",
    },
    "currency-switcher": {
      summary: {
        place: "every",
        does: "a choice of currency, which shows the page in it",
        needs: "a form with a select, or the config's `currencySwitcher`",
      },
      example: `<div data-ringside="currency-switcher">
  <form method="get">
    <label>
      Currency
      <select name="currency" autocomplete="off">
        <option selected>EUR</option>
        <option>USD</option>
      </select>
    </label>
    <button>Change currency</button>
  </form>
</div>`,
      widget:
        "A form with the currencies of the config's `currencySwitcher`, by their names in the page's language, where the hook holds no select, link or button.",
      behaviour:
        "A choice leads to the page in that currency, which is in the parameter by the select's name. Totals and basket markup that the browser has stored in the old currency are removed. Where scripts don't run, the form's button sends it.",
    },
  },
  modules: {
    translation: "translation of late content, where the page is shown in another language than it was written in",
    languages: "language and currency switchers",
    editor: "the translation plugin's editor, in its window",
  },
  properties: translationProperties,
  messages: [switcherMessages, drawnSwitcherMessages, drawnCurrencyMessages],
  warnings: translationWarnings,
} satisfies PartDocs

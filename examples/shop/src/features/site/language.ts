import { languages, locales, pathIn, type Language } from "../../texts/languages.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"

/** The name of each language in that language. */
const languageNames: Readonly<Record<Language, string>> = { es: "Español", en: "English" }

const kept = ["s", "post_type", "orderby"]

/** Also the parameters that identify an order or a checkout. Addresses for search engines omit them. */
const keptForShoppers = [...kept, "key", "pay_for_order", "checkout"]

/** The address of the current page in another language, with the query parameters in `names`: by default, search and sorting. */
export function hrefIn(language: Language, { path, url }: Pick<Visit, "path" | "url">, names = kept): string {
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => names.includes(name))).toString()
  return `${pathIn(language, path)}${query && `?${query}`}`
}

/** A link to the current page in a language, with the translation plugin's markup. */
function languageLink(language: Language, visit: Visit, content: Html): Html {
  return html`<a
    class="trp-language-item"
    href="${hrefIn(language, visit, keptForShoppers)}"
    hreflang="${locales[language]}"
    lang="${language}"
    >${content}</a
  >`
}

function otherLanguages(visit: Visit): readonly Language[] {
  return languages.filter((language) => language !== visit.language)
}

/** The links to the current page in the other languages. */
export function languageSwitch(visit: Visit): Html {
  return html`<nav class="trp-language-switcher er-language" aria-label="${visit.texts.nav.language}">
    ${otherLanguages(visit).map((language) => languageLink(language, visit, html`${visit.texts.nav.otherLanguage}`))}
  </nav>`
}

/** The translation plugin's floating switcher: a control with the current language, with which a script opens the list of the others. */
export function floatingSwitcher(visit: Visit): Html {
  const { nav } = visit.texts
  const nameOf = (language: Language) => html`<span class="trp-language-item-name">${languageNames[language]}</span>`
  return html`<nav
    class="trp-language-switcher trp-floating-switcher trp-ls-dropdown"
    aria-label="${nav.languageSelector}"
    data-no-translation
  >
    <div class="trp-language-switcher-inner">
      <div
        class="trp-language-item trp-language-item__current"
        role="button"
        tabindex="0"
        aria-expanded="false"
        aria-controls="trp-switcher-dropdown-list"
        aria-label="${languageNames[visit.language]}: ${nav.changeLanguage}"
      >
        ${nameOf(visit.language)}
      </div>
      <div
        id="trp-switcher-dropdown-list"
        class="trp-switcher-dropdown-list"
        role="group"
        aria-label="${nav.languages}"
        hidden
        inert
      >
        ${otherLanguages(visit).map((language) => languageLink(language, visit, nameOf(language)))}
      </div>
    </div>
  </nav>`
}

/** The `hreflang` links of the current page, for search engines. */
export function alternateLinks(visit: Visit): Html {
  const { links } = visit
  return html`${languages.map(
      (language) =>
        html`<link rel="alternate" hreflang="${language}" href="${links.absolute(hrefIn(language, visit))}" />`,
    )} <link rel="alternate" hreflang="x-default" href="${links.absolute(hrefIn("es", visit))}" />`
}

/** The hidden field with the language of a form, as the translation plugin adds it to translated pages. Empty in Spanish. */
export function languageField({ language }: Pick<Visit, "language">): Html {
  return language === "es" ? html`` : html`<input type="hidden" name="trp-form-language" value="${language}" />`
}

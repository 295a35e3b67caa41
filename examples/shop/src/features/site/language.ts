import { languages, locales, pathIn, type Language } from "../../texts/languages.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"

/** Each in its own words. */
const languageNames: Readonly<Record<Language, string>> = { es: "Español", en: "English" }

const kept = ["s", "post_type", "orderby"]

/** What tells which order or checkout is shown. The addresses for search engines go without. */
const keptForShoppers = [...kept, "key", "pay_for_order", "checkout"]

/** The page of this visit in another language; what was searched and how it was sorted goes along. */
export function hrefIn(language: Language, { path, url }: Pick<Visit, "path" | "url">, names = kept): string {
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => names.includes(name))).toString()
  return `${pathIn(language, path)}${query && `?${query}`}`
}

/** A link to the same page in a language, as the translation plugin marks it. */
function languageLink(language: Language, visit: Visit, content: Html): Html {
  return html`<a
    class="trp-language-item"
    href="${hrefIn(language, visit, keptForShoppers)}"
    hreflang="${locales[language]}"
    lang="${language}"
    ${language === visit.language ? html`aria-current="true"` : ""}
    >${content}</a
  >`
}

/** The way to the same page in the other language. */
export function languageSwitch(visit: Visit): Html {
  const others = languages.filter((language) => language !== visit.language)
  return html`<nav class="trp-language-switcher er-language" aria-label="${visit.texts.nav.language}">
    ${others.map((language) => languageLink(language, visit, html`${visit.texts.nav.otherLanguage}`))}
  </nav>`
}

/** The same over every page, as the translation plugin prints it: a control that a script has open a list of all languages. */
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
        ${languages.map((language) => languageLink(language, visit, nameOf(language)))}
      </div>
    </div>
  </nav>`
}

/** The alternatives of this page, for search engines. */
export function alternateLinks(visit: Visit): Html {
  const { links } = visit
  return html`${languages.map(
      (language) =>
        html`<link rel="alternate" hreflang="${language}" href="${links.absolute(hrefIn(language, visit))}" />`,
    )} <link rel="alternate" hreflang="x-default" href="${links.absolute(hrefIn("es", visit))}" />`
}

/** Tells a form's target which language the form was in, as the translation plugin does on translated pages. */
export function languageField({ language }: Pick<Visit, "language">): Html {
  return language === "es" ? html`` : html`<input type="hidden" name="trp-form-language" value="${language}" />`
}

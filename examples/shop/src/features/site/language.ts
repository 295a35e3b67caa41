import { languages, locales, pathIn, type Language } from "../../texts/languages.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"

const kept = ["s", "post_type", "orderby"]

/** The page of this visit in another language; what was searched and how it was sorted goes along. */
export function hrefIn(language: Language, { path, url }: Pick<Visit, "path" | "url">): string {
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => kept.includes(name))).toString()
  return `${pathIn(language, path)}${query && `?${query}`}`
}

/** The way to the same page in the other language. */
export function languageSwitch(visit: Visit): Html {
  const others = languages.filter((language) => language !== visit.language)
  return html`<nav class="trp-language-switcher er-language" aria-label="${visit.texts.nav.language}">
    ${others.map(
      (language) =>
        html`<a
          class="trp-language-item"
          href="${hrefIn(language, visit)}"
          hreflang="${locales[language]}"
          lang="${language}"
          >${visit.texts.nav.otherLanguage}</a
        >`,
    )}
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

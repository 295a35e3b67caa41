import { type Page, readPartConfig, warnAuthor } from "@ringside/core"
import { translationConfig } from "../../config.ts"
import { type LanguageLink, parseLanguagesConfig, selectLanguageLinks } from "../../domain/languageLinks.ts"
import { translationWarnings } from "../../warnings.ts"

/** Reads the links to this page in the shop's languages, from the config and the head of the page. */
export function readLanguages(page: Page, host: Element): readonly LanguageLink[] {
  const { document, window } = page
  const printed = document.querySelectorAll<HTMLLinkElement>("link[rel~=alternate][hreflang][href]")
  const config = parseLanguagesConfig(readPartConfig(page, translationConfig).languages)
  return selectLanguageLinks({
    config,
    alternates: [...printed].map(({ hreflang, href }) => ({ hreflang, href })),
    url: window.location.href,
    base: document.baseURI,
    onOtherHome: (home) => {
      const value = JSON.stringify(config?.home.slice(0, 80))
      warnAuthor(page, translationWarnings.otherHome, host, { value, home })
    },
  })
}

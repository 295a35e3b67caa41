import { createLoggedError, warnAuthor } from "@ringside/core"
import { type RootProps, usePage, useTranslate } from "@ringside/ui"
import { memo } from "react"
import type { LanguageLink } from "../../domain/languageLinks.ts"
import { drawnSwitcherMessages } from "../../messages.ts"
import { translationWarnings } from "../../warnings.ts"
import "./drawnSwitcher.css"

/** The links of a drawn switcher. */
export interface DrawnLanguages {
  readonly links: readonly LanguageLink[]
}

/**
 * A link to this page in each of the shop's languages. The code that enhances a page's own list makes a control with a list of it.
 * @throws Error when there is nothing to choose from: the hook then stays as it is.
 */
export function DrawnSwitcher({ options, host }: RootProps<DrawnLanguages>) {
  const page = usePage()
  const { links } = options
  if (links.length < 2) {
    warnAuthor(page, translationWarnings.noLanguages, host)
    throw createLoggedError("the page names no other language, so the hook stays as it is.")
  }
  return <LanguageList links={links} />
}

/** Rendered once: from then on classes and visibility belong to the switcher's code. */
export const LanguageList = memo(function LanguageList({ links }: DrawnLanguages) {
  const translate = useTranslate("translation", drawnSwitcherMessages)
  return (
    <div className="ringside-languages-drawn">
      <ul className="ringside-languages-links" role="list" aria-label={translate("languages")}>
        {links.map(({ tag, name, url }) => (
          <li key={`${tag} ${url}`}>
            <a href={url} hrefLang={tag} lang={tag}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
})

import { createLoggedError, type Page, warnAuthor } from "@ringside/core"
import { type RootProps, usePage, useTranslate } from "@ringside/ui"
import { type ComponentPropsWithRef, memo, type ReactElement, type Ref } from "react"
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
  requireLinks(page, { links, host })
  return <LanguageList links={links} />
}

/** @throws Error when there is nothing to choose from, which is reported */
export function requireLinks(
  page: Page,
  { links, host }: { readonly links: readonly unknown[]; readonly host: Element },
): void {
  if (links.length >= 2) return
  warnAuthor(page, translationWarnings.noLanguages, host)
  throw createLoggedError("the page names no other language, so the hook stays as it is.")
}

interface LanguageListProps {
  readonly links: readonly (LanguageLink & { readonly isCurrent?: boolean | undefined })[]
  /** The element, for the code that connects it. */
  readonly ref?: Ref<HTMLDivElement>
  /** Draws a link, in place of ours. */
  readonly renderLink?: ((props: ComponentPropsWithRef<"a">, link: LanguageLink) => ReactElement) | undefined
}

/** Rendered once: from then on classes and visibility belong to the switcher's code. */
export const LanguageList = memo(function LanguageList({ links, ref, renderLink = drawLink }: LanguageListProps) {
  const translate = useTranslate("translation", drawnSwitcherMessages)
  return (
    <div ref={ref} className="ringside-languages-drawn">
      <ul className="ringside-languages-links" role="list" aria-label={translate("languages")}>
        {links.map((link) => {
          const { tag, name, url, isCurrent } = link
          const current = isCurrent ? { "aria-current": true } : {}
          return (
            <li key={`${tag} ${url}`}>
              {renderLink({ href: url, hrefLang: tag, lang: tag, children: name, ...current }, link)}
            </li>
          )
        })}
      </ul>
    </div>
  )
})

function drawLink(props: ComponentPropsWithRef<"a">): ReactElement {
  return <a {...props} />
}

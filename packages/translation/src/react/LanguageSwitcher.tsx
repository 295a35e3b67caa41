import type { Page, Scope } from "@ringside/core"
import {
  createRootComponent,
  type RootComponentProps,
  selectElementProps,
  useConnection,
  usePageOnceReady,
} from "@ringside/ui/react"
import { type ComponentPropsWithRef, createContext, type ReactElement, useCallback, useContext, useState } from "react"
import type { OptionsOf } from "@ringside/core/domain"
import type { LanguageLink } from "../domain/languageLinks.ts"
import type { languageSwitcherAttributes } from "../options.ts"
import { LanguageList, requireLinks } from "../switchers/drawn/DrawnSwitcher.tsx"
import { languageSwitcherRoot } from "../switchers/drawn/widget.ts"
import { connectSwitcher } from "../switchers/hookSwitcher.ts"
import "../styles.css"

/** A link to what the app shows, in one of its languages. */
export interface LanguageSwitcherLink {
  /** BCP 47, as in `en-GB`. */
  readonly language: string
  /** The language's own name for itself. */
  readonly name: string
  readonly url: string
  /** Whether the app is in this language. Where no link is, that in the document's language counts. */
  readonly isCurrent?: boolean | undefined
}

interface SwitcherOwnProps {
  readonly links?: readonly LanguageSwitcherLink[] | undefined
  /** Draws a link: all of `props` go on an `a`, of which class, content and address may be replaced. */
  readonly renderLink?: ((props: ComponentPropsWithRef<"a">, link: LanguageSwitcherLink) => ReactElement) | undefined
}

const OwnPropsContext = /* @__PURE__ */ createContext<SwitcherOwnProps>({})

type SwitcherOptions = OptionsOf<typeof languageSwitcherAttributes>

const definition = {
  ...languageSwitcherRoot,
  read: (options: SwitcherOptions, host: HTMLElement, page: Page) => ({
    ...options,
    /** Read only where the app names none: a mistake in the config is reported then. */
    read: () => languageSwitcherRoot.read(options, host, page).links,
  }),
  component: Switcher,
}

const FoundLinks = /* @__PURE__ */ createRootComponent(definition)

const GivenLinks = /* @__PURE__ */ createRootComponent({
  ...definition,
  // The links themselves, which lead on without code, too.
  first: (options) => <Switcher options={{ ...options, read: () => [] }} />,
})

/** The props of `LanguageSwitcher`. */
export interface LanguageSwitcherProps
  extends RootComponentProps<typeof languageSwitcherAttributes>, SwitcherOwnProps {}

/**
 * The languages of the app: a button that opens their list, or the list as it is. Without `links` they are those of `languages` in the provider's
 * config, or of the document's `<link rel="alternate" hreflang>`, as they are when the component is drawn.
 */
export function LanguageSwitcher({ links, renderLink, ref, children, ...props }: LanguageSwitcherProps) {
  // An app whose links are still to come has made no mistake.
  if (links?.length === 0)
    return (
      <div {...selectElementProps(props)} ref={ref}>
        {children}
      </div>
    )
  const Root = links && links.length >= 2 ? GivenLinks : FoundLinks
  return (
    <OwnPropsContext value={{ links, renderLink }}>
      {/* Links that come later, or that the app names no more, begin anew: what it couldn't draw stays undrawn. */}
      <Root key={links ? String(links.length >= 2) : "found"} {...props} ref={ref}>
        {children}
      </Root>
    </OwnPropsContext>
  )
}

interface SwitcherContentOptions extends SwitcherOptions {
  readonly read: () => readonly LanguageLink[]
}

interface SwitcherProps {
  readonly options: SwitcherContentOptions
  /** Missing before there is a page. */
  readonly host?: HTMLElement
}

function Switcher({ options, host }: SwitcherProps) {
  const page = usePageOnceReady()
  const { layout, open, read } = options
  const { links: given, renderLink } = useContext(OwnPropsContext)
  const [found] = useState(() => (given ? [] : read()))
  const links = given?.map(({ language, ...link }) => ({ tag: language, ...link })) ?? found
  if (page && host) requireLinks(page, { links, host })
  const [list, setList] = useState<HTMLElement | null>(null)
  const connect = useCallback(
    (element: HTMLElement, scope: Scope) => connectSwitcher(element, scope, { hook: element, layout, open }),
    [layout, open],
  )
  useConnection(list, { name: "language-switcher", connect })
  return (
    <LanguageList
      // The code marks the current link, and names the control after it, once.
      key={JSON.stringify(links)}
      ref={setList}
      links={links}
      renderLink={renderLink && ((props, { tag, ...link }) => renderLink(props, { language: tag, ...link }))}
    />
  )
}

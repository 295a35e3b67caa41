import {
  defineBehaviour,
  delegate,
  edgesService,
  findTypedElement,
  isRendered,
  type Page,
  pressesService,
  readDocumentCookies,
  readHookOptions,
  type Scope,
  startBehaviour,
} from "@ringside/core"
import { storeConsent } from "./consentChoice.ts"
import { readConsentCookie } from "./consentCookie.ts"
import { consentPropertyNames, sharedPropertyNames } from "./propertyNames.ts"
import { readCategories } from "./bannerCategories.ts"
import { returnFocus } from "./bannerFocus.ts"
import { drawBanner } from "./drawBanner.ts"
import { selectors } from "../host.ts"
import { attributionMessages } from "../messages.ts"
import { consentAttributes } from "../options.ts"

/** The consent banner on its hook. */
export const consentBannerBehaviour = defineBehaviour({
  name: "consent",
  selector: selectors.consentHook,
  connect(hook: HTMLElement, scope: Scope) {
    const { page } = scope
    const options = readHookOptions("consent", consentAttributes, hook, page)
    const categories = readCategories(page, hook, options)
    const banner = drawBanner(scope, { options, categories })
    const show = (isShown: boolean) => {
      banner.element.hidden = !isShown
      if (!isShown) return
      const cookies = readDocumentCookies(page)
      banner.show(Object.fromEntries(categories.map((each) => [each, readConsentCookie(cookies, each) === "allow"])))
    }
    banner.onAnswer((answers) => {
      storeConsent(page, answers)
      const hadFocus = banner.element.contains(page.document.activeElement)
      show(false)
      if (hadFocus) returnFocus(page, before)
      before = null
      page.announce.polite(page.translator("attribution", attributionMessages)("saved"))
    })
    /** The reader's place before the banner: the link that opened it, or the control that the Tab key came from. */
    let before: HTMLElement | null = null
    scope.listen(banner.element, "focusin", ({ relatedTarget }) => {
      const from = findTypedElement(page, { target: relatedTarget }, "HTMLElement")
      if (from && !banner.element.contains(from)) before = from
    })
    const open = (event: Event, link: HTMLElement) => {
      event.preventDefault()
      show(true)
      banner.focusTitle()
      before = link
    }
    delegate(page, "click", selectors.consentLink, open, { signal: scope.signal, widget: "consent" })
    return () => {
      const cookies = readDocumentCookies(page)
      show(categories.some((category) => readConsentCookie(cookies, category) === ""))
      scope.attribute(hook, "hidden", null)
      placeBanner(hook, scope, { banner: banner.element, isInline: options.position === "inline" })
    }
  },
})

/**
 * Inserts the banner: at an edge of the window it comes first on the page, so that the keyboard reaches it before what it covers. Where the
 * host shows the hook's part of the page elsewhere only, the banner stays there.
 */
function placeBanner(hook: HTMLElement, scope: Scope, { banner, isInline }: BannerPlace): void {
  const { page, signal } = scope
  const { body } = page.document
  if (isInline || !isRendered(hook)) hook.append(banner)
  else {
    takeProperties(hook, page, banner)
    body.prepend(banner)
  }
  scope.insert(banner)
  if (!isInline) edgesService.of(page).add(banner, signal)
}

/** Gives the banner the values that an element around its hook has set, of its own properties and of the shared ones that its styles read. */
function takeProperties(hook: Element, { window, document }: Page, banner: HTMLElement): void {
  const [own, general] = [hook, document.body].map((element) => window.getComputedStyle(element))
  const take = (...names: readonly [string, ...string[]]) => {
    const read = (style?: CSSStyleDeclaration) =>
      names.map((name) => style?.getPropertyValue(`--ringside-${name}`)).find((value) => value) ?? ""
    const value = read(own)
    if (value !== "" && value !== read(general)) banner.style.setProperty(`--ringside-${names[0]}`, value)
  }
  for (const [name, shared] of Object.entries(consentPropertyNames)) take(`consent-${name}`, shared)
  for (const name of sharedPropertyNames) take(name)
}

interface BannerPlace {
  readonly banner: HTMLElement
  readonly isInline: boolean
}

/** Starts the banner. Elements under a pressed pointer must stay, or the browser would send no click. */
export async function start(page: Page): Promise<void> {
  await pressesService.of(page).ended()
  if (!page.signal.aborted) startBehaviour(consentBannerBehaviour, page)
}

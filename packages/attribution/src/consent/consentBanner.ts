import {
  type Behaviour,
  defineBehaviour,
  delegate,
  type Page,
  readHookOptions,
  type Scope,
  warnAuthor,
} from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import type { OptionsOf } from "@ringside/core/domain"
import { storeConsent } from "./consentChoice.ts"
import { drawBanner } from "./drawBanner.ts"
import { selectors } from "../host.ts"
import { consentAttributes } from "../options.ts"
import { attributionWarnings } from "../warnings.ts"

const askable = ["preferences", "statistics-anonymous", "statistics", "marketing"]

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
      if (isShown) banner.show(Object.fromEntries(categories.map((each) => [each, readAnswer(page, each) === "allow"])))
    }
    banner.onAnswer((answers) => {
      storeConsent(page, answers)
      const hadFocus = banner.element.contains(page.document.activeElement)
      show(false)
      // The first banner was not opened by a control, so there is no focus to return.
      if (hadFocus) opener?.focus(nullPrototype({ preventScroll: true }))
      opener = null
    })
    let opener: HTMLElement | null = null
    const open = (event: Event, link: HTMLElement) => {
      event.preventDefault()
      opener = link
      show(true)
      banner.focusTitle()
    }
    delegate(page, "click", selectors.consentLink, open, { signal: scope.signal, widget: "consent" })
    return () => {
      show(categories.some((category) => readAnswer(page, category) === ""))
      scope.attribute(hook, "hidden", null)
      hook.append(banner.element)
      scope.insert(banner.element)
    }
  },
})

/** Behaviours of the banner's chunk. */
export const createBehaviours = (): readonly Behaviour[] => [consentBannerBehaviour]

function readAnswer(page: Page, category: string): string {
  return page.storage.cookies.get(`wp_consent_${category}`) ?? ""
}

function readCategories(
  page: Page,
  hook: Element,
  { categories }: OptionsOf<typeof consentAttributes>,
): readonly string[] {
  const named = [...new Set(categories.split(/[\s,]+/).filter((name) => name !== ""))]
  const known = named.filter((name) => askable.includes(name))
  const unknown = named.filter((name) => !askable.includes(name))
  const used = known.length > 0 ? known : ["statistics", "marketing"]
  if (unknown.length > 0 || known.length === 0) {
    const values = { value: categories.slice(0, 60), known: askable.join(", "), used: used.join(" and ") }
    warnAuthor(page, attributionWarnings.unknownCategories, hook, values)
  }
  return used
}

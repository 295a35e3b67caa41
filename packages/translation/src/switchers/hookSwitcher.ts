import { connectFilled, defineBehaviour, readHookOptions, type Scope, warnAuthor } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { connectDisclosure } from "./disclosure.ts"
import { switcherContent, switcherSelectors as selectors } from "../host.ts"
import { switcherMessages } from "../messages.ts"
import { languageSwitcherAttributes } from "../options.ts"
import { translationWarnings } from "../warnings.ts"

const block = "ringside-languages"

/** A list of links to the same page in other languages, opened by a control: the page's own, or one that we draw in a hook without links. */
export const hookSwitcher = defineBehaviour({
  name: "language-switcher-hook",
  selector: `${selectors.hook}, ${selectors.drawn}`,
  connect(root: HTMLElement, scope: Scope) {
    const connect = () => {
      const hook = root.closest<HTMLElement>(selectors.hook) ?? root
      const options = readHookOptions("language-switcher", languageSwitcherAttributes, hook, scope.page)
      return connectSwitcher(root, scope, { hook, ...options })
    }
    // What we draw in a hook without links is connected itself; the hook then holds its options alone.
    return root.matches(selectors.hook)
      ? connectFilled({ hook: root, content: switcherContent, connect }, scope)
      : connect()
  },
})

interface SwitcherOptions extends OptionsOf<typeof languageSwitcherAttributes> {
  /** The element that mistakes are reported of. */
  readonly hook: HTMLElement
}

/** Connects a list of links: the returned function marks the page's language, and draws the control. */
export function connectSwitcher(root: HTMLElement, scope: Scope, { hook, layout, open }: SwitcherOptions): () => void {
  const { page } = scope
  const links = [...root.querySelectorAll<HTMLAnchorElement>("a[href]")]
  const list = root.querySelector<HTMLElement>("ul, ol")
  const current = findCurrent(links, page.document.documentElement.lang)
  if (layout === "dropdown" && !list) {
    warnAuthor(page, translationWarnings.noList, hook)
  }
  return () => {
    for (const link of links) {
      if (link.hreflang !== "" && link.lang === "") scope.attribute(link, "lang", link.hreflang)
      if (link === current && !link.hasAttribute("aria-current")) scope.attribute(link, "aria-current", "true")
    }
    if (layout === "inline" || !list) return
    const translate = page.translator("translation", switcherMessages)
    const control = page.document.createElement("button")
    control.type = "button"
    control.className = `${block}__control`
    const name = current?.textContent.trim() ?? ""
    control.textContent = name || translate("change")
    if (name) control.setAttribute("aria-label", translate("changeFrom", { language: name }))
    list.before(control)
    scope.insert(control)
    scope.toggleClass(root, block, true)
    scope.toggleClass(list, `${block}__list`, true)
    connectDisclosure({ root, control, list, mode: open }, scope)
  }
}

/** The link to the page's language: the link marked as current, otherwise the link in the document's language. */
function findCurrent(links: readonly HTMLAnchorElement[], language: string): HTMLAnchorElement | undefined {
  const [base = ""] = language.toLowerCase().split("-")
  return (
    links.find((link) => link.hasAttribute("aria-current")) ??
    links.find(({ hreflang }) => hreflang.toLowerCase() === language.toLowerCase()) ??
    links.find(({ hreflang }) => hreflang.toLowerCase().split("-")[0] === base)
  )
}

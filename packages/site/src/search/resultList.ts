import type { Page } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { nextNumber } from "../controls.ts"
import type { FoundProduct } from "../domain/index.ts"
import { liveSearchMessages } from "../messages.ts"

/** The panel below a search field. */
export interface ResultList {
  readonly element: HTMLElement
  readonly listbox: HTMLElement
  readonly isShown: boolean
  /** The number of products shown. */
  readonly count: number
  /** The product selected by the arrow keys. */
  readonly active: HTMLAnchorElement | null
  /** Shows products, or that the search failed; null hides the panel. */
  show(content: readonly FoundProduct[] | "failed" | null): void
  /** Selects the next or the previous product, wrapping at the ends, and returns its id. */
  move(step: 1 | -1): string | null
  /** Leaves no product selected. */
  unselect(): void
}

/** Creates the panel, empty and hidden. */
export function createResultList(page: Page): ResultList {
  const { document } = page
  const translate = page.translator("site", liveSearchMessages)
  const create = <Name extends keyof HTMLElementTagNameMap>(name: Name, className: string) => {
    const element = document.createElement(name)
    element.className = `ringside-search__${className}`
    return element
  }
  const [element, listbox, note] = [create("div", "panel"), create("div", "list"), create("p", "note")]
  // The shared tokens are resolved on it, as on a root: it may stand in a form of the theme.
  element.classList.add("ringside")
  element.hidden = true
  note.hidden = true
  listbox.id = `ringside-search-${String(nextNumber(page)())}`
  listbox.setAttribute("role", "listbox")
  listbox.setAttribute("aria-label", translate("results"))
  element.append(listbox, note)
  let links: readonly HTMLAnchorElement[] = []
  let activeIndex = -1

  const mark = (index: number) => {
    activeIndex = index
    for (const [at, link] of links.entries()) link.setAttribute("aria-selected", String(at === index))
    links[index]?.scrollIntoView(nullPrototype({ block: "nearest" }))
  }
  const createLink = ({ name, url, price }: FoundProduct, index: number) => {
    const link = create("a", "product")
    const [nameText, priceText] = [create("span", "name"), create("span", "price")]
    link.id = `${listbox.id}-${String(index)}`
    link.href = url
    link.tabIndex = -1
    link.setAttribute("role", "option")
    link.setAttribute("aria-selected", "false")
    nameText.textContent = name
    priceText.textContent = price
    // A space for screen readers, which would read name and price as one word.
    link.append(nameText, " ", priceText)
    return link
  }
  return {
    element,
    listbox,
    get isShown() {
      return !element.hidden
    },
    get count() {
      return links.length
    },
    get active() {
      return links[activeIndex] ?? null
    },
    show(content) {
      links = Array.isArray(content) ? content.map(createLink) : []
      activeIndex = -1
      listbox.replaceChildren(...links)
      listbox.hidden = links.length === 0
      element.hidden = content === null
      if (content === null) return
      const text =
        content === "failed"
          ? translate("failed")
          : content.length === 0
            ? translate("none")
            : translate("found", { count: content.length })
      note.hidden = links.length > 0
      note.textContent = text
      page.announce.polite(text)
    },
    move(step) {
      if (links.length === 0) return null
      mark((activeIndex + step + links.length + (activeIndex < 0 && step < 0 ? 1 : 0)) % links.length)
      return links[activeIndex]?.id ?? null
    },
    unselect: () => mark(-1),
  }
}

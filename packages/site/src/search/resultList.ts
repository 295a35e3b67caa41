import { markLanguage, type Page } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { nextNumberService } from "../controls.ts"
import { type FoundProduct, splitAtMatches } from "../domain/index.ts"
import { liveSearchMessages } from "../messages.ts"

/** The size of a product's picture, in CSS pixels. */
const imageSizePx = 48

/** The panel below a search field. */
export interface ResultList {
  readonly element: HTMLElement
  readonly listbox: HTMLElement
  readonly isShown: boolean
  /** The number of products shown. */
  readonly count: number
  /** The product selected by the arrow keys. */
  readonly active: HTMLAnchorElement | null
  /** Shows the products that were found for `term`, or that the search failed; null hides the panel. */
  show(content: readonly FoundProduct[] | "failed" | null, term?: string): void
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
  listbox.id = `ringside-search-${String(nextNumberService.of(page)())}`
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
  const createImage = (url: string) => {
    const image = create("img", "image")
    // Its name is beside it.
    image.alt = ""
    image.width = imageSizePx
    image.height = imageSizePx
    image.src = url
    return image
  }
  const createName = (name: string, term: string) => {
    const element = create("span", "name")
    const parts = splitAtMatches(name, term).map(({ text, isMatch }) => {
      if (!isMatch) return text
      const match = create("mark", "match")
      match.textContent = text
      return match
    })
    element.append(...parts)
    return element
  }
  const createLink = ({ name, url, price, imageUrl }: FoundProduct, index: number, term: string) => {
    const link = create("a", "product")
    const priceText = create("span", "price")
    link.id = `${listbox.id}-${String(index)}`
    link.href = url
    link.tabIndex = -1
    link.setAttribute("role", "option")
    link.setAttribute("aria-selected", "false")
    priceText.textContent = price
    // A space for screen readers, which would read name and price as one word.
    link.append(...(imageUrl === null ? [] : [createImage(imageUrl)]), createName(name, term), " ", priceText)
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
    show(content, term = "") {
      const products = content === "failed" ? [] : (content ?? [])
      links = products.map((product, index) => createLink(product, index, term))
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
      markLanguage(note, translate.language)
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

import { findOpenModal, removeAtClose } from "./noticesInModal.ts"
import type { PageDocument } from "../page/pageDocument.ts"

/** How soon a screen reader reads a region. */
export type Politeness = "polite" | "assertive"
/** The basket has a region of its own. */
export type RegionKind = Politeness | "basket"

/** The live regions of a page: the host's where it has them, else ours. */
export interface LiveRegions {
  /** The region where a message of this kind is read now: in the open modal overlay, or in the page. */
  find(kind: RegionKind): Element
  /** Shows the heading of the two general regions to screen readers. */
  showIntro(): void
}

interface RegionsPage {
  readonly document: PageDocument
  readonly signal: AbortSignal
  /** The nodes of ours. */
  readonly inserted: WeakSet<Node>
  /** Heading of the two regions, "Notifications". */
  readonly introText: string
}

const noTranslation = "data-no-translation"
const basketRegion = "widget_shopping_cart_live_region"

/** Creates the regions of a page, each when it is first needed. Sources: attribution contract §10, cart contract §3.5. */
export function createLiveRegions({ document, signal, inserted, introText }: RegionsPage): LiveRegions {
  const made: Element[] = []
  const inModal = new Map<RegionKind, Element>()
  signal.addEventListener("abort", () => {
    for (const element of [...made, ...inModal.values()]) element.remove()
  })
  /** A translator that rewrites a region of the host would make screen readers read it twice. */
  const adopt = (existing: Element) => {
    if (existing.hasAttribute(noTranslation)) return
    existing.setAttribute(noTranslation, "")
    signal.addEventListener("abort", () => existing.removeAttribute(noTranslation))
  }
  const mark = (element: Element) => {
    inserted.add(element)
    element.setAttribute(noTranslation, "")
  }
  const makeRegion = (kind: RegionKind) => {
    const region = document.createElement("div")
    if (kind === "basket") region.setAttribute("role", "status")
    else {
      region.className = "a11y-speak-region"
      region.setAttribute("aria-live", kind)
      region.setAttribute("aria-relevant", "additions text")
      region.setAttribute("aria-atomic", "true")
    }
    hideVisually(region)
    return region
  }
  const makeIntro = () => {
    const intro = document.createElement("p")
    intro.className = "a11y-speak-intro-text"
    intro.textContent = introText
    intro.hidden = true
    hideVisually(intro)
    return intro
  }
  const findOrInsert = <Existing extends Element>(existing: Existing | null, make: () => Existing): Existing => {
    if (existing) {
      adopt(existing)
      return existing
    }
    const element = make()
    mark(element)
    document.body.append(element)
    made.push(element)
    return element
  }
  const findInPage = (kind: RegionKind): Element => {
    const id = `a11y-speak-${kind}`
    const isBasket = kind === "basket"
    const existing = isBasket ? document.querySelector(`.${basketRegion}`) : document.getElementById(id)
    return findOrInsert(existing, () => {
      const region = makeRegion(kind)
      if (isBasket) region.className = `${basketRegion} screen-reader-text`
      else region.id = id
      return region
    })
  }

  return {
    find(kind) {
      const modal = findOpenModal(document)
      if (!modal) return findInPage(kind)
      const known = inModal.get(kind)
      if (known && modal.contains(known)) return known
      const region = makeRegion(kind)
      mark(region)
      known?.remove()
      // Not last: a dialog may give the space at its end to its last child.
      modal.prepend(region)
      removeAtClose(modal, region)
      inModal.set(kind, region)
      return region
    },
    showIntro() {
      const id = "a11y-speak-intro-text"
      const intro = findOrInsert(document.getElementById(id), () => Object.assign(makeIntro(), { id }))
      intro.hidden = false
    },
  }
}

/** Hides the region without a class of the theme, since some pages have none. Styles set by script are allowed under a strict CSP. */
function hideVisually(element: HTMLElement): void {
  Object.assign(element.style, {
    position: "absolute",
    width: "1px",
    height: "1px",
    margin: "-1px",
    padding: "0",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
    border: "0",
  })
}

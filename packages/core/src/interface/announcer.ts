import { createAnnouncement, formatSpokenMessage } from "../domain/index.ts"
import { findOpenModal, removeAtClose } from "./noticesInModal.ts"
import type { Clock } from "../page/clock.ts"
import type { PageDocument } from "../page/pageDocument.ts"

/**
 * Makes screen readers read a text. Send each message through one of the methods only. Messages of one moment, half a second, are read
 * together.
 */
export interface Announcer {
  polite(message: string): void
  assertive(message: string): void
  /** Announces a basket message, one second late, in a live region of its own; `null` empties the region and drops a waiting message. */
  basket(message: string | null): void
}

type Politeness = "polite" | "assertive"
type RegionKind = Politeness | "basket"

interface Message {
  readonly politeness: Politeness
  readonly text: string
  /** The time at which the text was first put into a region; null before that. */
  readonly shownAt: number | null
}

interface AnnouncerPage {
  readonly document: PageDocument
  readonly clock: Clock
  readonly signal: AbortSignal
  /** The nodes of ours. */
  readonly inserted: WeakSet<Node>
  /** Heading of the two regions, "Notifications". */
  readonly introText: string
}

/** Screen readers only read changes of a region that they have seen empty; messages of the same action are read at once after it. */
const delayMs = 100
const momentMs = 500
/** A text that stays for this long is read. */
const heldMs = 300
const noTranslation = "data-no-translation"

/**
 * Creates the announcer. Its regions are created when first needed, or reused where the host has them. While a modal dialog is open, the
 * regions are in it: the page around it is inert, so screen readers don't read what changes there. Sources: attribution contract §10,
 * cart contract §3.5.
 */
export function createAnnouncer({ document, clock, signal, inserted, introText }: AnnouncerPage): Announcer {
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
  const findOrMake = (id: string, make: () => HTMLElement) => {
    const existing = document.getElementById(id)
    if (existing) {
      adopt(existing)
      return existing
    }
    const element = make()
    element.id = id
    mark(element)
    document.body.append(element)
    made.push(element)
    return element
  }
  const makeRegion = (politeness: Politeness) => {
    const region = document.createElement("div")
    region.className = "a11y-speak-region"
    region.setAttribute("aria-live", politeness)
    region.setAttribute("aria-relevant", "additions text")
    region.setAttribute("aria-atomic", "true")
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
  const makeBasketRegion = () => {
    const region = document.createElement("div")
    region.setAttribute("role", "status")
    hideVisually(region)
    return region
  }
  const findInPage = (kind: RegionKind): Element => {
    if (kind !== "basket") return findOrMake(`a11y-speak-${kind}`, () => makeRegion(kind))
    const existing = document.querySelector(".widget_shopping_cart_live_region")
    if (existing) {
      adopt(existing)
      return existing
    }
    const region = makeBasketRegion()
    region.className = "widget_shopping_cart_live_region screen-reader-text"
    mark(region)
    document.body.append(region)
    made.push(region)
    return region
  }
  const findRegion = (kind: RegionKind): Element => {
    const modal = findOpenModal(document)
    if (!modal) return findInPage(kind)
    const known = inModal.get(kind)
    if (known && modal.contains(known)) return known
    const region = kind === "basket" ? makeBasketRegion() : makeRegion(kind)
    mark(region)
    known?.remove()
    // Not last: a dialog may give the space at its end to its last child.
    modal.prepend(region)
    removeAtClose(modal, region)
    inModal.set(kind, region)
    return region
  }
  const findRegions = () => ({ polite: findRegion("polite"), assertive: findRegion("assertive") })
  /** Calls `fill` after `ms`, in regions that were there before. A dialog that opens or closes meanwhile has the message wait for its own. */
  const fillLater = (ms: number, kind: RegionKind, fill: (region: Element) => void): (() => void) => {
    const known = findRegion(kind)
    let cancel = clock.after(ms, () => {
      const region = findRegion(kind)
      if (region === known) fill(region)
      else cancel = fillLater(delayMs, kind, fill)
    })
    return () => cancel()
  }
  let previous = ""
  /** The messages of this moment, in order. */
  let moment: readonly Message[] = []
  let beganAt = Number.NEGATIVE_INFINITY
  let isWaiting = false
  const read = () => {
    isWaiting = false
    moment = moment.map((message) => ({ ...message, shownAt: message.shownAt ?? clock.now() }))
    const regions = findRegions()
    const urgent = moment.filter(({ politeness }) => politeness === "assertive")
    const others = moment.filter(({ politeness }) => politeness === "polite")
    previous = formatSpokenMessage(joinTexts([...urgent, ...others].map(({ text }) => text)), previous)
    regions.polite.textContent = regions.assertive.textContent = ""
    regions[urgent.length > 0 ? "assertive" : "polite"].textContent = previous
  }
  const speak = (politeness: Politeness, message: string) => {
    findOrMake("a11y-speak-intro-text", makeIntro).hidden = false
    findRegions()
    const now = clock.now()
    if (now - beganAt >= momentMs) {
      // What comes late in a moment goes on into the next one, until it has been read.
      moment = moment.filter(({ shownAt }) => shownAt === null || now - shownAt < heldMs)
      beganAt = now
    }
    const text = formatSpokenMessage(message).trim()
    if (moment.at(-1)?.text === text) return
    // A number that comes back is the newest again.
    moment = [...moment.filter((other) => other.text !== text), { politeness, text, shownAt: null }]
    if (isWaiting) return
    isWaiting = true
    fillLater(delayMs, "polite", read)
  }

  let cancelBasket: (() => void) | undefined

  return {
    polite: (message) => speak("polite", message),
    assertive: (message) => speak("assertive", message),
    basket(message) {
      cancelBasket?.()
      const region = findRegion("basket")
      const now = clock.now()
      const announcement = createAnnouncement(message, now)
      if (message === null) {
        region.textContent = ""
        region.removeAttribute("aria-relevant")
      }
      if (!announcement) return
      cancelBasket = fillLater(announcement.at - now, "basket", (shown) => {
        shown.setAttribute("aria-relevant", "all")
        shown.textContent = announcement.text
      })
    },
  }
}

/** Joins sentences into one text, each with one full stop. */
function joinTexts(texts: readonly string[]): string {
  return texts.map((text, index) => (index < texts.length - 1 ? text.replace(/\.$/, "") : text)).join(". ")
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

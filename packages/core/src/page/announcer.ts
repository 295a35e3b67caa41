import { createAnnouncement, formatSpokenMessage } from "../domain/index.ts"
import type { Clock } from "./clock.ts"
import type { PageDocument } from "./pageDocument.ts"

/** Speaks to screen readers. One fact goes through one of these, never two. */
export interface Announcer {
  polite(message: string): void
  assertive(message: string): void
  /** Basket messages, one second late, in a region of their own; `null` empties it and drops what was waiting. */
  basket(message: string | null): void
}

interface AnnouncerPage {
  readonly document: PageDocument
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Heading of the two regions, "Notifications". */
  readonly introText: string
}

const firstDelayMs = 100
const noTranslation = "data-no-translation"

/** Regions are made when first needed, or re-used when the host has them. Sources: attribution contract §10, cart contract §3.5. */
export function createAnnouncer({ document, clock, signal, introText }: AnnouncerPage): Announcer {
  const made: Element[] = []
  signal.addEventListener("abort", () => {
    for (const element of made) element.remove()
  })
  /** A translator that empties and refills a region of the host's would have it read out twice, too. */
  const adopt = (existing: Element) => {
    if (existing.hasAttribute(noTranslation)) return
    existing.setAttribute(noTranslation, "")
    signal.addEventListener("abort", () => existing.removeAttribute(noTranslation))
  }
  const findOrMake = (id: string, make: () => HTMLElement) => {
    const existing = document.getElementById(id)
    if (existing) {
      adopt(existing)
      return existing
    }
    const element = make()
    element.id = id
    element.setAttribute(noTranslation, "")
    document.body.append(element)
    made.push(element)
    return element
  }
  const makeRegion = (politeness: string) => () => {
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
  let previous = ""
  let cancelFirst: (() => void) | undefined
  const speak = (politeness: "polite" | "assertive", message: string) => {
    const isFirst = !document.getElementById(`a11y-speak-${politeness}`)
    const intro = findOrMake("a11y-speak-intro-text", makeIntro)
    const regions = {
      polite: findOrMake("a11y-speak-polite", makeRegion("polite")),
      assertive: findOrMake("a11y-speak-assertive", makeRegion("assertive")),
    }
    regions.polite.textContent = regions.assertive.textContent = ""
    previous = formatSpokenMessage(message, previous)
    intro.hidden = false
    const set = () => {
      regions[politeness].textContent = previous
    }
    cancelFirst?.()
    // A screen reader has to know a region before it hears of what changes there.
    if (isFirst) cancelFirst = clock.after(firstDelayMs, set)
    else set()
  }

  let cancelBasket: (() => void) | undefined
  const basketRegion = () => {
    const existing = document.querySelector(".widget_shopping_cart_live_region")
    if (existing) {
      adopt(existing)
      return existing
    }
    const region = document.createElement("div")
    region.className = "widget_shopping_cart_live_region screen-reader-text"
    region.setAttribute("role", "status")
    region.setAttribute(noTranslation, "")
    hideVisually(region)
    document.body.append(region)
    made.push(region)
    return region
  }

  return {
    polite: (message) => speak("polite", message),
    assertive: (message) => speak("assertive", message),
    basket(message) {
      cancelBasket?.()
      const region = basketRegion()
      const now = clock.now()
      const announcement = createAnnouncement(message, now)
      if (message === null) {
        region.textContent = ""
        region.removeAttribute("aria-relevant")
      }
      if (!announcement) return
      cancelBasket = clock.after(announcement.at - now, () => {
        region.setAttribute("aria-relevant", "all")
        region.textContent = announcement.text
      })
    },
  }
}

/** Themes usually have a class for this, and a page without one must not show the text. Set by script, so that a strict CSP allows it. */
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

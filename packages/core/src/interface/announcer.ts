import { createAnnouncement, formatSpokenMessage } from "../domain/index.ts"
import { createLiveRegions, type Politeness, type RegionKind } from "./liveRegions.ts"
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

/**
 * Creates the announcer. Its regions are created when first needed, or reused where the host has them. While a modal overlay is open, the
 * regions are in it: the page around it is inert, so screen readers don't read what changes there. Sources: attribution contract §10,
 * cart contract §3.5.
 */
export function createAnnouncer({ document, clock, signal, inserted, introText }: AnnouncerPage): Announcer {
  const regions = createLiveRegions({ document, signal, inserted, introText })
  /** Calls `fill` after `ms`, in regions that were there before. A dialog that opens or closes meanwhile has the message wait for its own. */
  const fillLater = (ms: number, kind: RegionKind, fill: (region: Element) => void): (() => void) => {
    const known = regions.find(kind)
    let cancel = clock.after(ms, () => {
      const region = regions.find(kind)
      if (region === known) fill(region)
      else cancel = fillLater(delayMs, kind, fill)
    })
    return () => cancel()
  }
  let previous = ""
  /** The messages of this moment, in order. */
  let moment: readonly Message[] = []
  let beganAt = Number.NEGATIVE_INFINITY
  let isFillPlanned = false
  const fillRegions = () => {
    isFillPlanned = false
    moment = moment.map((message) => ({ ...message, shownAt: message.shownAt ?? clock.now() }))
    const urgent = moment.filter(({ politeness }) => politeness === "assertive")
    const others = moment.filter(({ politeness }) => politeness === "polite")
    previous = formatSpokenMessage(joinTexts([...urgent, ...others].map(({ text }) => text)), previous)
    const [polite, assertive] = [regions.find("polite"), regions.find("assertive")]
    polite.textContent = assertive.textContent = ""
    const region = urgent.length > 0 ? assertive : polite
    region.textContent = previous
  }
  const speak = (politeness: Politeness, message: string) => {
    regions.showIntro()
    // Both now: screen readers read changes of a region that they have seen empty.
    regions.find("polite")
    regions.find("assertive")
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
    if (isFillPlanned) return
    isFillPlanned = true
    fillLater(delayMs, "polite", fillRegions)
  }

  let cancelBasket: (() => void) | undefined

  return {
    polite: (message) => speak("polite", message),
    assertive: (message) => speak("assertive", message),
    basket(message) {
      cancelBasket?.()
      const region = regions.find("basket")
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

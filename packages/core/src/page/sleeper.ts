import type { Families, Family } from "./families.ts"
import { unwrapElement } from "./jquery.ts"
import type { ActKeeper } from "./keptActs.ts"
import type { BootPage } from "./page.ts"

/** Controls that code answers for; those of a family only while that family's job is ours. */
export interface Wake {
  readonly selector: string
  readonly family?: Family
  /** The host's own sign that such a control is busy. */
  readonly busyClass?: string
}

/** What of `wakes` an element stands in. */
export function findWake(wakes: readonly Wake[], element: Element, families: Families): Wake | undefined {
  return wakes.find(
    ({ selector, family }) => element.closest(selector) && (!family || families.modeOf(family) === "work"),
  )
}

/** Code that nobody needs before the shopper's first act, or before an event of the host. */
export interface Sleeper {
  /** Controls that it answers for. */
  readonly wakes: readonly Wake[]
  /** Where a shopper who comes near is likely to act next: the code is fetched, and nothing is kept. */
  readonly near?: string
  /** Events of the host that it must answer. */
  readonly hears: readonly string[]
  /** Whether a page needs it without an act, once it has loaded and is idle. Hooks do, but for those that wait for an act. */
  readonly isDue?: (page: BootPage) => boolean
  /** Whether a hook waits for something that the code draws: it is told when that can't be had. */
  readonly drawsOn?: (hook: Element) => boolean
  /** Fetches the code and starts it on the page; rejects when it can't be had. */
  wake(page: BootPage): Promise<unknown>
}

/** A sleeper on one page. */
export interface Sleep {
  /** Wakes it; settles when it has started or can't be had, and never rejects. */
  wake(): Promise<void>
  /** Who keeps an act on `element` until it is awake; null when that is nobody's, or it is awake. */
  findKeeper(element: Element): ActKeeper | null
}

/** Has `sleeper` sleep until an act or an event asks for it. Acts are done again when it is awake, in their order. */
export function startSleep(sleeper: Sleeper, page: BootPage): Sleep {
  const { decorations, document, events, families, reports, signal } = page
  let waking: Promise<void> | null = null
  let isAsleep = true

  let giveUp: (reason: string) => void
  const wake = () =>
    (waking ??= new Promise<unknown>((resolve, reject) => {
      giveUp = reject
      sleeper.wake(page).then(resolve, reject)
    })
      // What can't be had leaves links and forms to the browser.
      .catch((cause: unknown) => {
        if (signal.aborted) return
        reports.fail({ during: "load", widget: "shop", cause })
        for (const hook of document.querySelectorAll("[data-ringside]")) {
          if (sleeper.drawsOn?.(hook)) decorations.attribute(hook, "data-ringside-state", "error")
        }
      })
      .then(() => {
        isAsleep = false
      }))
  events.on(sleeper.hears, (event) => {
    if (!isAsleep) return
    // Who listens now is noted first: code that is there already starts at once.
    const repeat = events.repeatFor(event)
    void wake().then(repeat)
  })

  // Scripts of the page that choose for the shopper tell jQuery alone.
  events.on(["change"], ({ target }) => {
    const element = unwrapElement(target)
    if (element && findWake(sleeper.wakes, element, families)) void wake()
  })

  return {
    wake,
    findKeeper(element) {
      if (!isAsleep) return null
      const found = findWake(sleeper.wakes, element, families)
      if (found) {
        const keep: ActKeeper["keep"] = ({ target }) =>
          page.holdPress(target, {
            until: wake(),
            giveUp: () => giveUp("timed out"),
            busyClass: found.busyClass,
          })
        return { load: wake, keep }
      }
      return sleeper.near && element.closest(sleeper.near) ? { load: wake } : null
    },
  }
}

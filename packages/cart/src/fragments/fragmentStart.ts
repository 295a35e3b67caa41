import { listen, type Page, whenLoaded } from "@ringside/core"
import type { FragmentCache } from "./fragmentCache.ts"
import type { FragmentRefresh } from "./fragmentRefresh.ts"
import { hasBasketCookie } from "./hasBasketCookie.ts"
import { hideWrongFigures } from "../host/wrongFigures.ts"
import { fragmentsJob } from "../jobs.ts"
import { basketMarkupLoaded } from "../topics.ts"

const emptyBasketDelayMs = 2000

/** Shows the markup that an earlier page stored, or fetches it. Source: catalogue-and-cart contract §4.1, §4.2. */
export function showStoredOrFetch(page: Page, cache: FragmentCache, refresh: FragmentRefresh): void {
  const { clock, document, events, jobs } = page
  const start = () => {
    // An add may have been faster.
    if (!jobs.isOurs(fragmentsJob) || !refresh.isNew) return
    const stored = cache.readStored()
    if (stored) {
      refresh.correctAfter(stored.refreshInMs)
      cache.show(stored, { isStored: true })
      events.send({ name: "wc_fragments_loaded", target: document.body })
      basketMarkupLoaded.send(page)
    } else if (hasBasketCookie(page)) {
      hideWrongFigures(page)
      refresh.correct()
    }
    // No user waits for an empty basket, so fetch it when the page is idle.
    else whenLoaded(page, () => clock.whenIdle(() => refresh.isNew && refresh.correct("low"), emptyBasketDelayMs))
  }
  // A press that loaded this code is answered first.
  clock.after(0, start)
}

/** Corrects the markup when the page is shown again: from the browser's back/forward cache, or after another tab. */
export function correctWhenShownAgain(page: Page, cache: FragmentCache, refresh: FragmentRefresh): void {
  const { document, jobs, signal, window } = page
  const on = (type: string, listener: (event: Event) => void) => listen(window, type, listener, { signal })
  on("pageshow", (event) => {
    if (!("persisted" in event && event.persisted) || !jobs.isOurs(fragmentsJob)) return
    // The page shows the basket of the time when it was left.
    cache.clear()
    refresh.correct()
  })
  on("visibilitychange", () => document.visibilityState === "visible" && cache.isOutdated() && refresh.correct())
}

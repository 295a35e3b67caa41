import { createPage, scrollerOf } from "@ringside/core"

const page = createPage({ window, signal: new AbortController().signal })

/** The function of this file's bundle in a page: its scroller brings `#target` into view. */
export type ScrollToTarget = (durationMs: number) => Promise<boolean>

const scrollToTarget: ScrollToTarget = (durationMs) => {
  const target = document.getElementById("target")
  return target ? scrollerOf(page).to(target, { durationMs, marginPx: 100 }) : Promise.resolve(false)
}
Object.assign(window, { scrollToTarget })

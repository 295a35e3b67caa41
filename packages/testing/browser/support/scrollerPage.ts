import { createPage, focusInView, scrollerService } from "@ringside/core"

const page = createPage({ window, signal: new AbortController().signal })

/** The function of this file's bundle in a page: its scroller brings `#target` into view. */
export type ScrollToTarget = (durationMs: number) => Promise<boolean>

const scrollToTarget: ScrollToTarget = (durationMs) => {
  const target = document.getElementById("target")
  return target ? scrollerService.of(page).to(target, { durationMs, marginPx: 100 }) : Promise.resolve(false)
}

/** Core's `focusInView`: focuses the field with that id, where it is seen. */
export type FocusField = (id: string) => void

const focusField: FocusField = (id) => {
  const field = document.getElementById(id)
  if (field) focusInView(page, field)
}
Object.assign(window, { scrollToTarget, focusField })

import { isPlainClick, type Page, readHookOptions } from "@ringside/core"
import { reviewParts, reviewSelectors } from "./host.ts"
import { reviewsAttributes } from "./options.ts"
import type { Replies } from "./replies.ts"
import { readReviewAnswer, replaceReviewList } from "./reviewAnswer.ts"

/** Long enough for a page of a slow shop; the link itself is the way out. */
const timeoutMs = 15_000

/** Shows further pages of reviews in the place of the first, in `reviews` hooks. The links lead to them without us, too. */
export function startReviewPages(page: Page, replies: Replies): void {
  const { document, window, signal, reports } = page
  const busy = page.createDecorations()
  signal.addEventListener("abort", () => busy.restoreAll())
  let current: AbortController | null = null

  const open = async (link: HTMLAnchorElement, list: Element) => {
    // The page asked for last is the one that is shown.
    current?.abort()
    const asked = (current = new AbortController())
    busy.attribute(list, "aria-busy", "true")
    const url = link.href
    const answer = readReviewAnswer(page, url, await page.http({ method: "GET", url, timeoutMs, signal: asked.signal }))
    if (asked.signal.aborted || signal.aborted) return
    busy.restore(list)
    if (answer.kind !== "accepted") {
      page.navigation.go(url)
      return
    }
    // A form that answers a comment stands in the list that goes.
    replies.end()
    const fresh = replaceReviewList(page, answer.list, list)
    if (fresh) readFrom(page, fresh)
  }
  document.addEventListener(
    "click",
    (event) => {
      const target = isPlainClick(event) && event.target instanceof window.Element ? event.target : null
      const link = target?.closest<HTMLAnchorElement>(reviewParts.pageLink)
      const list = link?.closest(reviewParts.list)
      const hook = list?.closest(reviewSelectors.hook)
      if (!link || !list || !hook || link.origin !== window.location.origin) return
      if (readHookOptions("reviews", reviewsAttributes, hook, reports).paging === "page") return
      event.preventDefault()
      void open(link, list)
    },
    { signal, capture: true },
  )
}

/** The link that was followed is gone with its list: reading goes on at the new one's heading. */
function readFrom({ decorations }: Page, list: Element): void {
  const start = list.querySelector<HTMLElement>("h2, h3, li")
  if (!start) return
  if (start.tabIndex < 0) decorations.attribute(start, "tabindex", "-1")
  start.focus({ preventScroll: true })
  list.scrollIntoView({ block: "start" })
}

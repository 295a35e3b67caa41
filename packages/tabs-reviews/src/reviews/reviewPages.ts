import {
  canInsertHtml,
  defineBehaviour,
  goOrReport,
  isPlainClick,
  type Page,
  readHookOptions,
  definePageService,
} from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { reviewParts, reviewSelectors } from "../host.ts"
import { reviewsAttributes } from "../options.ts"
import { repliesService } from "./replies.ts"
import { readReviewAnswer, replaceReviewList } from "./reviewAnswer.ts"

/** Long enough for a slow shop's page; after that the link is followed. */
const timeoutMs = 15_000

/** Shows further pages of reviews in place of the first, in `reviews` hooks. Without it the links are followed. */
export const reviewPagesBehaviour = defineBehaviour({
  name: "reviews",
  selector: reviewParts.pageLink,
  element: "HTMLAnchorElement",
  on: {
    click(event, link, page) {
      const list = isPlainClick(event) ? link.closest(reviewParts.list) : null
      const hook = list?.closest(reviewSelectors.hook)
      if (!list || !hook) return
      if (link.origin !== page.window.location.origin || !canInsertHtml(page)) return
      if (readHookOptions("reviews", reviewsAttributes, hook, page).paging === "page") return
      event.preventDefault()
      void reviewPagesService.of(page).open(link.href, list)
    },
  },
})

interface ReviewPages {
  /** Fetches the page of reviews at `url` and replaces `list` by its list. */
  open(url: string, list: Element): Promise<void>
}

const reviewPagesService = definePageService("tabs-reviews.pages", (page: Page): ReviewPages => {
  const { signal } = page
  const busy = page.createDecorations()
  signal.addEventListener("abort", busy.restoreAll)
  let current: AbortController | null = null
  return {
    async open(url, list) {
      // Only the last requested page is shown.
      current?.abort()
      const asked = (current = new AbortController())
      busy.attribute(list, "aria-busy", "true")
      const result = await page.http({ method: "GET", url, timeoutMs, signal: asked.signal })
      const answer = readReviewAnswer(page, { url, body: null }, result)
      if (asked.signal.aborted || signal.aborted) return
      busy.restore(list)
      if (answer.kind !== "accepted") {
        goOrReport(page, url, "shop")
        return
      }
      // A reply form may be inside the replaced list.
      repliesService.of(page).end()
      const fresh = replaceReviewList(page, answer.list, list)
      if (fresh) readFrom(page, fresh)
    },
  }
})

/** Focuses the new list's heading, since the focused link is gone. */
function readFrom({ decorations }: Page, list: Element): void {
  const start = list.querySelector<HTMLElement>(reviewParts.listStart)
  if (!start) return
  if (start.tabIndex < 0) decorations.attribute(start, "tabindex", "-1")
  start.focus(nullPrototype({ preventScroll: true }))
  list.scrollIntoView(nullPrototype({ block: "start" }))
}

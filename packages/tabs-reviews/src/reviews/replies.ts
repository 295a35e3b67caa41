import { repliesJob } from "../jobs.ts"
import { defineBehaviour, focusInView, isPlainClick, type Page, definePageService } from "@ringside/core"
import { parseReplyLink } from "../domain/index.ts"
import { reviewParts, reviewSelectors, selectOwnReviews } from "../host.ts"
import { moveReplyForm, type Reply } from "./replyForm.ts"

/** Threaded replies of a page. */
export interface Replies {
  /** Moves the form below the comment of `link`; `false` when that isn't possible, and the link is followed. */
  begin(link: HTMLElement): boolean
  /** Moves the form back at the shopper's request; `false` when it is at its place. */
  cancel(): boolean
  /** Moves the form back. */
  end(): void
  /** Reverts all changes of `form`. */
  restore(form: Element): void
}

/** Moves the form below the comment that it replies to, and back. Source: catalogue-and-cart contract §10.2. */
export const repliesBehaviour = defineBehaviour({
  name: "reviews",
  selector: `${reviewSelectors.replyLink}, ${reviewParts.cancelReply}`,
  on: {
    click(event, link, page) {
      if (!isPlainClick(event)) return
      const replies = repliesService.of(page)
      const isDone = link.matches(reviewParts.cancelReply)
        ? replies.cancel()
        : isOurs(page, link) && replies.begin(link)
      if (isDone) event.preventDefault()
    },
  },
})

/** The replies of a page. */
export const repliesService = definePageService("tabs-reviews.replies", createReplies)

function createReplies(page: Page): Replies {
  let reply: Reply | null = null
  const cancelled = page.createDecorations()
  const end = () => {
    reply?.end()
    reply = null
  }
  page.signal.addEventListener("abort", () => {
    end()
    cancelled.restoreAll()
  })
  return {
    end,
    begin(link) {
      const place = parseReplyLink(link.dataset)
      const begun = place && moveReplyForm(page, place, { link, endOther: end })
      if (!begun) return false
      reply = begun
      focusField(page, begun.respond)
      return true
    },
    cancel() {
      if (!reply) return false
      const { link, respond } = reply
      end()
      const parent = respond.querySelector(reviewParts.parentField)
      if (parent) cancelled.attribute(parent, "value", "0")
      focusInView(page, link)
      return true
    },
    restore(form) {
      if (reply?.respond.contains(form)) end()
      cancelled.restoreIn(form)
    },
  }
}

function isOurs(page: Page, link: Element): boolean {
  return link.matches(selectOwnReviews(page, reviewSelectors.replyLink)) && page.jobs.isOurs(repliesJob)
}

/** Focuses the first field that takes focus: a disabled or hidden one, such as a trap for robots, does not. */
function focusField(page: Page, respond: Element): void {
  for (const field of respond.querySelectorAll<HTMLElement>(reviewParts.replyField)) {
    focusInView(page, field)
    if (page.document.activeElement === field) return
  }
}

import type { Behaviour } from "@ringside/core"
import { warnOfOtherForms } from "./hookWarnings.ts"
import { createInPlaceForms } from "./inPlaceForms.ts"
import { reviewsAttributes, tabsAttributes } from "./options.ts"
import { startReplies } from "./replies.ts"
import { startReviewForms } from "./reviewForms.ts"
import { startReviewPages } from "./reviewPages.ts"
import { startStars } from "./stars.ts"
import { startTabs } from "./tabs.ts"

/** Tabs: the host's own ones, and those in a `tabs` hook. The start behaviour has opened the first of them. */
export const tabsBehaviour: Behaviour = {
  name: "tabs",
  attributes: tabsAttributes,
  start: startTabs,
}

/** Reviews: the host's own form and list, and what a `reviews` hook around them asks for. */
export const reviewsBehaviour: Behaviour = {
  name: "reviews",
  attributes: reviewsAttributes,
  start(page) {
    const replies = startReplies(page)
    startReviewPages(page, replies)
    // Before the stars, which draw what was kept.
    const sendInPlace = createInPlaceForms(page, replies)
    startReviewForms(page, startStars(page), sendInPlace)
    page.onScan(() => warnOfOtherForms(page))
    warnOfOtherForms(page)
  },
}

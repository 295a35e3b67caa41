import { type Behaviour, startBehaviour } from "@ringside/core"
import { warnOfOtherForms } from "../hookWarnings.ts"
import { reviewPagesBehaviour } from "./reviewPages.ts"

/** The features of `reviews` hooks besides the host's own form: pages of reviews in place, and warnings for their authors. */
export const reviewHooksBehaviour: Behaviour = {
  name: "reviews",
  start(page) {
    startBehaviour(reviewPagesBehaviour, page)
    page.onScan(() => warnOfOtherForms(page))
    warnOfOtherForms(page)
  },
}

import { type Behaviour, defineBehaviour, type Page, startBehaviour } from "@ringside/core"
import { reviewSelectors, selectOwnReviews } from "../host.ts"
import { warnOfOtherForm } from "../hookWarnings.ts"
import { reviewPagesBehaviour } from "./reviewPages.ts"

/** The features of `reviews` hooks besides the host's own form: pages of reviews in place, and warnings for their authors. */
export const reviewHooksBehaviour = defineBehaviour({
  name: "reviews",
  selector: (page) => selectOwnReviews(page, reviewSelectors.hook),
  connect(hook, scope) {
    const warn = () => warnOfOtherForm(scope.page, hook)
    // The form may be inserted later.
    scope.onScan(warn)
    warn()
  },
  start(page: Page) {
    startBehaviour(reviewPagesBehaviour, page)
  },
})

/** Behaviours of the part's module `review-hooks`. */
export const createBehaviours = (): readonly Behaviour[] => [reviewHooksBehaviour]

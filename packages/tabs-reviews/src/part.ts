import { definePart } from "@ringside/core/domain"
import { hostTabWrapper, reviewSelectors, tabHook, tabLinkSelector } from "./host.ts"
import { productJob, repliesJob } from "./jobs.ts"
import { reviewsAttributes, tabsAttributes } from "./options.ts"
import { ratingMessages, tabsReviewsMessages } from "./messages.ts"
import { ratingSettings } from "./hostSettings.ts"
import { tabsReviewsWarnings } from "./warnings.ts"

export { listReviewProblems, listTabProblems } from "./hookProblems.ts"

/** Tabs, and the review form and list. */
export const tabsReviewsPart = definePart({
  name: "tabs-reviews",
  hooks: {
    tabs: {
      attributes: tabsAttributes,
    },
    reviews: {
      attributes: reviewsAttributes,
      widget: {
        file: "reviews/widget.ts",
        export: "reviews",
        load: { mode: "visible" },
        drawsUnless: reviewSelectors.own,
      },
    },
  },
  jobs: [productJob, repliesJob],
  settings: [ratingSettings],
  messages: [tabsReviewsMessages, ratingMessages],
  warnings: tabsReviewsWarnings,
  beforeLoad: "beforeLoad.ts",
  late: [
    {
      file: "late.ts",
      styles: "styles.css",
      chunk: "tabs-reviews",
      load: {
        press: [
          {
            selector: `:is(${hostTabWrapper}) :is([role=tab], li > ${tabLinkSelector}), ${reviewSelectors.link}, ${reviewSelectors.form}, ${reviewSelectors.replyLink}`,
            job: productJob,
            moves: "keys",
          },
          { selector: `${tabHook} ${tabLinkSelector}`, moves: "keys" },
        ],
        due: [{ selector: `${hostTabWrapper}, ${reviewSelectors.form}`, job: productJob }],
        present: `${hostTabWrapper}, ${tabHook}, ${reviewSelectors.form}, ${reviewSelectors.replyLink}, ${reviewSelectors.hook}`,
      },
    },
    {
      file: "reviews/reviewHooksLate.ts",
      chunk: "review-hooks",
      load: { press: [{ selector: reviewSelectors.hook }], present: reviewSelectors.hook },
    },
  ],
})

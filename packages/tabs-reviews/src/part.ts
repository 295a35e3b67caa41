import { atLoad, definePart, idle, press, seen } from "@ringside/core/domain"
import { tabsReviewsConfig } from "./config.ts"
import { hostTabWrapper, reviewSelectors, tabHook, tabLinkSelector, tabListSelector } from "./host.ts"
import { productJob, repliesJob } from "./jobs.ts"
import { reviewsAttributes, tabsAttributes } from "./options.ts"
import { ratingSettings } from "./hostSettings.ts"

export { listReviewProblems, listTabProblems } from "./hookProblems.ts"

/** Tabs, and the review form and list. */
export const tabsReviewsPart = definePart({
  name: "tabs-reviews",
  hooks: {
    tabs: {
      attributes: tabsAttributes,
      drawn: {
        fetch: () => import("./tabs/drawn/widget.ts"),
        export: "drawnTabs",
        load: { mode: "visible" },
        drawsUnless: tabListSelector,
        drawsWith: "product",
      },
    },
    reviews: {
      attributes: reviewsAttributes,
      widget: {
        fetch: () => import("./reviews/widget.ts"),
        export: "reviews",
        load: { mode: "visible" },
        drawsUnless: reviewSelectors.own,
      },
      drawn: {
        fetch: () => import("./reviews/drawn/widget.ts"),
        export: "drawnReviews",
        load: { mode: "visible" },
        drawsUnless: reviewSelectors.own,
        drawsWith: "product",
      },
    },
  },
  jobs: [productJob, repliesJob],
  config: tabsReviewsConfig,
  settings: [ratingSettings],
  modules: {
    first: { load: () => import("./beforeLoad.ts"), when: atLoad },
    "tabs-reviews": {
      load: () => import("./late.ts"),
      when: [
        idle(`${hostTabWrapper}, ${reviewSelectors.form}`, productJob),
        seen(`${tabHook}, ${reviewSelectors.replyLink}, ${reviewSelectors.hook}`),
        press(
          `:is(${hostTabWrapper}) :is([role=tab], li > ${tabLinkSelector}), ${reviewSelectors.link}, ${reviewSelectors.form}, ${reviewSelectors.replyLink}`,
          productJob,
          { moves: "keys" },
        ),
        press(`${tabHook} ${tabLinkSelector}`, null, { moves: "keys" }),
        press(reviewSelectors.hookForm),
      ],
      styles: "styles.css",
    },
    "review-hooks": {
      load: () => import("./reviews/reviewHooks.ts"),
      when: [seen(reviewSelectors.hook), press(reviewSelectors.hook)],
    },
  },
})

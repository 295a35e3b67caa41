import { definePart } from "@ringside/core/domain"
import { hostTabWrapper, reviewSelectors, tabHook, tabLinkSelector } from "./host.ts"
import { productJob, repliesJob } from "./jobs.ts"
import { reviewsAttributes, tabsAttributes } from "./options.ts"
import { tabsReviewsProperties } from "./customProperties.ts"
import { tabsReviewsEvents } from "./events.ts"
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
      summary: {
        place: "product",
        does: 'tabs over panels that your links name (`<a href="#size">`); with `data-ringside-accordion` one below the other where it is narrow',
        needs: "links and panels",
      },
      example: `<div data-ringside="tabs" data-ringside-accordion="480">
  <ul>
    <li><a href="#paper">Paper</a></li>
    <li><a href="#binding">Binding</a></li>
  </ul>
  <section id="paper">96 sheets of 120 g.</section>
  <section id="binding">Sewn by hand.</section>
</div>`,
      behaviour: "Tabs: the host's own ones, and those in a `tabs` hook.",
    },
    reviews: {
      attributes: reviewsAttributes,
      summary: {
        place: "product",
        does: "around your list and form: stars, answers and pages in place; without them: the average and its bars",
        needs: "a review form, or the average",
      },
      example: `<div data-ringside="reviews" data-ringside-average="4.6" data-ringside-count="38">
  <a href="#reviews">38 reviews</a>
</div>`,
      behaviour: "Reviews: the host's own form and list, and what a `reviews` hook around them asks for.",
      widget: {
        doc: 'How a product is rated, in `data-ringside="reviews"` hooks that hold neither the list nor the form.',
        file: "reviews/widget.ts",
        export: "reviews",
        load: { mode: "visible" },
        drawsUnless: reviewSelectors.own,
      },
    },
  },
  jobs: [productJob, repliesJob],
  settings: [ratingSettings],
  events: tabsReviewsEvents,
  properties: tabsReviewsProperties,
  messages: [tabsReviewsMessages, ratingMessages],
  warnings: tabsReviewsWarnings,
  beforeLoad: "beforeLoad.ts",
  late: [
    {
      file: "late.ts",
      styles: "styles.css",
      chunk: "tabs-reviews",
      doc: "tabs, and the review form and list",
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
      doc: "pages of reviews in `reviews` hooks",
      load: { press: [{ selector: reviewSelectors.hook }], present: reviewSelectors.hook },
    },
  ],
})

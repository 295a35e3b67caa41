import type { PartDocs } from "@ringside/core/domain"
import { tabsReviewsProperties } from "./customProperties.ts"
import { tabsReviewsEvents } from "./events.ts"
import { drawnReviewMessages, drawnTabMessages, ratingMessages, tabsReviewsMessages } from "./messages.ts"
import { tabsReviewsWarnings } from "./warnings.ts"

/** The package's texts in the documentation. */
export const docs = {
  hooks: {
    tabs: {
      summary: {
        place: "product",
        does: 'tabs over panels that your links name (`<a href="#size">`); with `data-ringside-accordion` one below the other where it is narrow; without links what the shop says of a product that it names',
        needs: "links and panels, or a Store API",
      },
      example: `<div data-ringside="tabs" data-ringside-accordion="480">
  <ul>
    <li><a href="#paper">Paper</a></li>
    <li><a href="#binding">Binding</a></li>
  </ul>
  <section id="paper">96 sheets of 120 g.</section>
  <section id="binding">Sewn by hand.</section>
</div>`,
      widget:
        "Description, attributes and reviews of the product in `data-ringside-product`, where the hook holds no list of tabs.",
      behaviour: "Texts in tabs, of which one is shown at a time.",
    },
    reviews: {
      summary: {
        place: "product",
        does: "around your list and form: stars, answers and pages in place; without them: a product's reviews with their form, or the average and its bars",
        needs: "a review form, a Store API, or the average",
      },
      example: `<div data-ringside="reviews" data-ringside-average="4.6" data-ringside-count="38">
  <a href="#reviews">38 reviews</a>
</div>`,
      behaviour: "Reviews: the host's own form and list, and what a `reviews` hook around them asks for.",
      widget:
        "The reviews of the product in `data-ringside-product`, with the form for a new one; with a captcha or other fields that plugins add to the shop's own form, a link to the product instead (`reviewing.form` in the config, which the WordPress plugin sets). Without a product's number: how a product is rated: stars, the average, and how many have voted.",
    },
  },
  modules: {
    "tabs-reviews": "tabs, and the review form and list",
    "review-hooks": "pages of reviews in `reviews` hooks",
  },
  events: tabsReviewsEvents,
  properties: tabsReviewsProperties,
  messages: [tabsReviewsMessages, ratingMessages, drawnReviewMessages, drawnTabMessages],
  warnings: tabsReviewsWarnings,
} satisfies PartDocs

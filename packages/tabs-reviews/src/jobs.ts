import type { HostJob } from "@ringside/core/domain"

/** Tabs and stars; one script of the platform handles them and the gallery. */
export const productJob = {
  name: "tabs-reviews",
  packageName: "tabs-reviews",
  handles: ["wc-single-product"],
  settings: "wc_single_product_params",
  derived: {},
  title: "Tabs, star ratings and the review form",
  shopPage: "product",
  doc: "Tabs, stars and the review form of a product page.",
} as const satisfies HostJob

/** The platform's own moving of the reply form. */
export const repliesJob = {
  name: "reply-form",
  packageName: "tabs-reviews",
  handles: ["comment-reply"],
  title: "Answer a review right below it",
  shopPage: "product",
  doc: "Moving the reply form below the review that is answered.",
} as const satisfies HostJob

import type { Family, FamilyMode, Page } from "@ringside/core"

/*
 * All that this package knows of host markup. What the page needs from its start stands apart, since the rest is fetched later.
 * Source: catalogue-and-cart contract §2.3, §10; host-pages contract "Product page".
 */

/** Tabs of a page author's own. */
export const tabHook = '[data-ringside~="tabs"]'

/** What the platform puts around its tabs and panels. */
export const hostTabWrapper = ".wc-tabs-wrapper, .woocommerce-tabs"

/** What holds tabs and panels, by who does the host's job: a hook works on any page, but not against a script on the same tabs. */
export const tabWrappers: Readonly<Record<FamilyMode, string>> = {
  work: `${hostTabWrapper}, ${tabHook}`,
  observe: `${tabHook}:not(.wc-tabs-wrapper)`,
  rest: tabHook,
}

/** Of these, a wrapper's first is the tabs. */
export const tabListSelector = "[role=tablist], ul, ol"

/** Tabs, stars and gallery are one script of the platform's. */
export const productFamily: Family = {
  packageName: "tabs-reviews",
  handles: ["wc-single-product"],
  settings: "wc_single_product_params",
}

/** The platform's own moving of the reply form. */
export const repliesFamily: Family = { packageName: "tabs-reviews", handles: ["comment-reply"] }

/** What leads to the reviews, and what the shopper acts on there. */
export const reviewSelectors = {
  hook: '[data-ringside~="reviews"]',
  /** What a hook may hold of the server's own; then nothing is drawn in it. */
  own: "form, ol",
  link: "a.woocommerce-review-link",
  form: "#respond form, form#commentform",
  replyLink: "a.comment-reply-link",
} as const

/** What is looked for when the shopper acts. */
export const reviewParts = {
  /** What may be meant for a review form. */
  otherForm: "form:not([method=get], [role=search])",
  heading: "#reviews .woocommerce-Reviews-title, #reviews h2",
  rating: "select#rating, select[name=rating]",
  ratingLabelId: "comment-form-rating-label",
  submit: "#submit, [type=submit]",
  text: "textarea[name=comment]",
  /** What the server prints anew with every page of reviews, and with every review. */
  list: "#comments",
  comment: '[id^="comment-"], [id^="li-comment-"]',
  /** Beside a review that nobody but its author sees yet. */
  moderation: ".woocommerce-review__awaiting-approval, .comment-awaiting-moderation",
  pageLink: ".woocommerce-pagination a[href], .comment-navigation a[href], .comments-pagination a[href]",
  /** What went wrong, on the page that the platform answers a refused review with. */
  refusal: ".wp-die-message",
  structuredData: 'script[type="application/ld+json"]',
  parentField: "[name=comment_parent]",
  postField: "[name=comment_post_ID]",
  cancelReply: "#cancel-comment-reply-link",
  replyTitle: "#reply-title",
} as const

/** Whether what concerns reviews at `element` is ours to do: a hook works on any page, but not against the host's script. */
export function isReviewOurs({ families }: Page, element: Element): boolean {
  const mode = families.modeOf(productFamily)
  return mode === "work" || (mode === "rest" && element.closest(reviewSelectors.hook) !== null)
}

import { productJob } from "./jobs.ts"
import type { JobMode, Page } from "@ringside/core"

/*
 * All that this package knows of host markup. What the page needs from its start stands in constants of its own, since the
 * rest is fetched later. Source: catalogue-and-cart contract §2.3, §10; host-pages contract "Product page".
 */

/** Tabs of a page author's own. */
export const tabHook = '[data-ringside~="tabs"]'

/** What the platform puts around its tabs and panels. */
export const hostTabWrapper = ".wc-tabs-wrapper, .woocommerce-tabs"

/** The elements around tabs and panels, by the mode of the host's job: a hook works on any page, but not against a script on the same tabs. */
export const tabWrappers: Readonly<Record<JobMode, string>> = {
  active: `${hostTabWrapper}, ${tabHook}`,
  observe: `${tabHook}:not(.wc-tabs-wrapper)`,
  native: tabHook,
}

/** The first of these in a wrapper is the list of tabs. */
export const tabListSelector = "[role=tablist], ul, ol"

/** In the list of tabs: what may lead to a panel. */
export const tabLinkSelector = 'a[href^="#"]'

/** Around a tab's link. */
export const tabItemSelector = "li"

/** What the tabs' late code looks for. */
export const tabParts = {
  /** In a panel: an accordion's headings have the same level. */
  heading: "h2, h3, h4",
} as const

/** What leads to the reviews, and what the shopper uses there. */
export const reviewSelectors = {
  hook: '[data-ringside~="reviews"]',
  /** What a hook may hold of the server's own; then nothing is drawn in it. */
  own: "form, ol",
  link: "a.woocommerce-review-link",
  form: "#respond form, form#commentform",
  replyLink: "a.comment-reply-link",
} as const

/** What the late code looks for. */
export const reviewParts = {
  /** What may be meant for a review form. */
  otherForm: "form:not([method=get], [role=search])",
  heading: "#reviews .woocommerce-Reviews-title, #reviews h2",
  rating: "select#rating, select[name=rating]",
  ratingLabelId: "comment-form-rating-label",
  submit: "#submit, [type=submit]",
  text: "textarea[name=comment]",
  field: "input, textarea, select",
  /** The server prints it anew with every page of reviews, and with every review. */
  list: "#comments",
  /** In the list: where reading begins. */
  listStart: "h2, h3, li",
  comment: '[id^="comment-"], [id^="li-comment-"]',
  /** Beside a review that nobody but its author sees yet. */
  moderation: ".woocommerce-review__awaiting-approval, .comment-awaiting-moderation",
  pageLink: ".woocommerce-pagination a[href], .comment-navigation a[href], .comments-pagination a[href]",
  /** The reason, on the page that the platform answers a refused review with. */
  refusal: ".wp-die-message",
  structuredData: 'script[type="application/ld+json"]',
  parentField: "[name=comment_parent]",
  postField: "[name=comment_post_ID]",
  cancelReply: "#cancel-comment-reply-link",
  replyTitle: "#reply-title",
  /** In a reply: of these, the first that takes focus gets it. */
  replyField: "input:not([type=hidden]), select, textarea, button",
} as const

/**
 * Limits `selector` to the elements that are ours to serve: all of them where the host's job is ours, those in a hook where
 * nobody does it, none where the host's script does it. Null for none.
 */
export function selectOwnReviews({ jobs }: Page, selector: string): string | null {
  switch (jobs.modeOf(productJob)) {
    case "active":
      return selector
    case "native":
      return `${reviewSelectors.hook} :is(${selector}), ${reviewSelectors.hook}:is(${selector})`
    case "observe":
      return null
  }
}

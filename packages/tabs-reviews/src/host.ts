import { productJob } from "./jobs.ts"
import type { JobMode, Page } from "@ringside/core"

/*
 * All selectors of host markup. Those that the loader needs are separate constants, since the rest is fetched later. Source:
 * catalogue-and-cart contract §2.3, §10; host-pages contract "Product page".
 */

/** Tabs in a hook. */
export const tabHook = '[data-ringside~="tabs"]'

/** The platform's element around its tabs and panels. */
export const hostTabWrapper = ".wc-tabs-wrapper, .woocommerce-tabs"

/**
 * The elements around tabs and panels, by the mode of the host's job: a hook works on any page, but not against a script on the same tabs.
 */
export const tabWrappers: Readonly<Record<JobMode, string>> = {
  active: `${hostTabWrapper}, ${tabHook}`,
  observe: `${tabHook}:not(.wc-tabs-wrapper)`,
  native: tabHook,
}

/** The first of these in a wrapper is the list of tabs. */
export const tabListSelector = "[role=tablist], ul, ol"

/** The element around a tab's link. */
export const tabItemSelector = "li"

/** Links that a press waits for: tag managers may put an address before the fragment. */
export const tabLinkSelector = 'a[href*="#"]'

/** Selectors of the tabs' late code. */
export const tabParts = {
  /** Headings in a panel; an accordion's headings have the same level. */
  heading: "h2, h3, h4",
} as const

/** The platform's comment form, which posts of a blog have, too; not that of its review block, which has stars and a check of its own. */
const commentForm = "#respond form:not([data-wp-on--submit]), form#commentform:not([data-wp-on--submit])"

const reviewHook = '[data-ringside~="reviews"]'

/** Links to the reviews, and the controls in them. */
export const reviewSelectors = {
  hook: reviewHook,
  /** Content of the server in a hook, with which the widget doesn't render. */
  own: "form, ol",
  link: "a.woocommerce-review-link",
  /** The form on a product's page, in `[product_page]`, and in the reviews of other markup, such as a quick view. */
  form: `:is(.single-product, #reviews, .woocommerce-Reviews, #review_form) :is(${commentForm})`,
  /** The form in a hook, on any page. */
  hookForm: `${reviewHook} :is(${commentForm})`,
  replyLink: "a.comment-reply-link",
} as const

/** The form that we draw, which has none of the platform's ids: the page may have its own form, too. */
export const drawnForm = "form.ringside-review-form"

/** The forms that late code connects. */
export const reviewForm = `${reviewSelectors.form}, ${reviewSelectors.hookForm}, ${reviewHook}:is(${commentForm}), ${drawnForm}`

/** Selectors of the late code. */
export const reviewParts = {
  /** Forms that may be intended as a review form. */
  otherForm: "form:not([method=get], [role=search])",
  heading: "#reviews .woocommerce-Reviews-title, #reviews h2",
  rating: "select#rating, select[name=rating]",
  ratingLabelId: "comment-form-rating-label",
  submit: "#submit, [type=submit]",
  text: "textarea[name=comment]",
  /** The answer to a captcha, which the shop takes once: of reCAPTCHA, hCaptcha, Friendly Captcha and Turnstile. */
  captcha: '[name$="captcha-response"], [name="cf-turnstile-response"]',
  /** The server prints it again with every page of reviews, and with every review. */
  list: "#comments",
  /** The start of the list, for focus. */
  listStart: "h2, h3, li",
  comment: '[id^="comment-"], [id^="li-comment-"]',
  /** The mark on a review that only its author sees yet. */
  moderation: ".woocommerce-review__awaiting-approval, .comment-awaiting-moderation",
  pageLink: ".woocommerce-pagination a[href], .comment-navigation a[href], .comments-pagination a[href]",
  /** The reason, on the platform's page for a refused review. */
  refusal: ".wp-die-message",
  structuredData: 'script[type="application/ld+json"]',
  parentField: "[name=comment_parent]",
  postField: "[name=comment_post_ID]",
  cancelReply: "#cancel-comment-reply-link",
  replyTitle: "#reply-title",
  /** Fields of a reply: the first that takes focus gets it. */
  replyField: "input:not([type=hidden]), select, textarea, button",
} as const

/**
 * Limits `selector` to the elements that we handle: all of them where the host's job is active, those in a hook where it is native, none
 * where the host's script does it, but for those that we have drawn.
 */
export function selectOwnReviews({ jobs }: Page, selector: string): string {
  switch (jobs.modeOf(productJob)) {
    case "active":
      return selector
    case "native":
      return `${reviewSelectors.hook} :is(${selector}), ${reviewSelectors.hook}:is(${selector})`
    case "observe":
      return `[data-ringside-root] :is(${selector})`
  }
}

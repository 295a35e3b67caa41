import type { PlatformHandler } from "@ringside/core"

/*
 * The selectors of sorting, notices and hooks; those of the theme's header are in a file of their own, and those that the loader needs stand
 * alone, since a file holds the whole of a constant. Source: attribution-translation-site §8 to §10, catalogue-and-cart §12.
 */

/** The form that sorts an archive. */
export const orderingSelector = "form.woocommerce-ordering"
export const orderbySelector = "select.orderby"
/** The form of the platform's sorting block, which prevents its submit events. */
export const sortingBlockSelector = "[data-wp-on--submit]"

/** The platform's handler of that form. Scripts that sort without a new page take it off. */
export const sortingHandler: PlatformHandler = {
  elements: orderingSelector,
  type: "change",
  selector: orderbySelector,
}

export const selectors = {
  /** How many products the archive has. */
  resultCount: ".woocommerce-result-count",
  /** Filters that change the products without a new page, and announce their number. */
  productFilters: '[data-wp-interactive="woocommerce/product-filters"]',
  storeNotice: ".woocommerce-store-notice",
  dismissNotice: ".woocommerce-store-notice__dismiss-link",
  /** A notice that lies over the start of the page. */
  hangingNotice: '.woocommerce-store-notice[data-position="hang-over-top"]',
  banner: "#coming-soon-footer-banner",
  dismissBanner: "a.coming-soon-footer-banner-dismiss",
  /** A notice that takes focus. */
  notice: ":is(.woocommerce-message, .woocommerce-error, .wc-block-components-notice-banner)[role=alert]",
} as const

/** The theme's class on the body while the store notice is fixed over the page. */
export const hangingNoticeClass = "ast-woocommerce-store-notice-hanged"

/** Selectors of hooks. */
export const hookSelectors = {
  header: "[data-ringside~=header]",
  login: "[data-ringside~=login]",
  notices: "[data-ringside~=notices]",
  storeNotice: "[data-ringside~=store-notice]",
  comingSoon: "[data-ringside~=coming-soon]",
  previewLogo: "[data-ringside~=preview]:not([data-ringside-part=title])",
  previewTitle: "[data-ringside~=preview][data-ringside-part=title]",
} as const

/** The link and the dialog that we draw in a login hook without a form. In an app, their component connects them itself. */
export const drawnLoginSelector = `${hookSelectors.login} .ringside-login-drawn`

/** The content of hooks that are enhanced, not drawn. */
export const hookContent = {
  login: "dialog, form, button",
  search: "form, input, select, textarea, a[href], button",
} as const

/** The content that hooks need that nothing is drawn in. A preview's logo may be the hook itself. */
export const neededContent = {
  comingSoon: `${hookSelectors.comingSoon} button`,
  preview: `img, ${hookSelectors.previewTitle}`,
} as const

/** The class of the element in which the platform, and all our parts, show notices. */
export const noticesClass = "woocommerce-notices-wrapper"

/** The class by which the theme shows its dark palette. Source: attribution-translation-site §8.8. */
export const darkClass = "astra-dark-mode-enable"

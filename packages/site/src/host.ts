/** All that this package knows of host markup. Source: attribution-translation-site §10, catalogue-and-cart §12. */
export const selectors = {
  /** The form that sorts an archive. */
  ordering: "form.woocommerce-ordering",
  orderby: "select.orderby",
  storeNotice: ".woocommerce-store-notice",
  dismissNotice: ".woocommerce-store-notice__dismiss-link",
  banner: "#coming-soon-footer-banner",
  dismissBanner: "a.coming-soon-footer-banner-dismiss",
} as const

/** The theme's class on the body while the store notice hangs over the page. */
export const hangingNoticeClass = "ast-woocommerce-store-notice-hanged"

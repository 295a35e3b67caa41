import { searchField } from "./searchField.ts"

/*
 * All selectors of host markup.
 * Source: attribution-translation-site §8 to §10, catalogue-and-cart §12.
 */

export const selectors = {
  /** The form that sorts an archive. */
  ordering: "form.woocommerce-ordering",
  orderby: "select.orderby",
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

/** The class of the element in which the platform, and all our parts, show notices. */
export const noticesClass = "woocommerce-notices-wrapper"

const themeHeader = "header#masthead"

/** The theme's header, and the elements that it opens. */
export const headerSelectors = {
  themeHeader,
  header: `${themeHeader}, ${hookSelectors.header}`,
  desktopHeader: "#ast-desktop-header",
  mobileHeader: "#ast-mobile-header",
  toggle: ".main-header-menu-toggle",
  nav: ".main-header-bar-navigation",
  popup: "#ast-mobile-popup",
  popupOverlay: ".ast-mobile-popup-overlay",
  popupClose: "#menu-toggle-close",
  /** The popup's content for the desktop's toggle, and for the mobile one. */
  desktopContent: ".ast-desktop-popup-content",
  mobileContent: ".ast-mobile-popup-content",
  menuLink: "a.menu-link",
  /** Links in the menu that lead to a place on a page; some scripts use `#` alone for a button. */
  hashLink: 'a[href*="#"]:not([href="#"], [role="button"], [aria-expanded])',
  parentItem: "li.menu-item-has-children",
  submenu: ".sub-menu, .children",
  submenuToggle: "button.ast-menu-toggle",
  arrow: ".ast-header-navigation-arrow",
  megaMenu: ".astra-megamenu",
  megaMenuWrapper: ".astra-full-megamenu-wrapper",
} as const

/** The theme's search, login and button to the top. */
export const chromeSelectors = {
  search: ".ast-search-menu-icon",
  searchIcon: ".astra-search-icon.slide-search",
  searchField: ".search-field",
  searchForm: "form.search-form, form.woocommerce-product-search",
  /** Fields of the searches, in hooks, too. */
  productSearchField: `${searchField}, [data-ringside~=search] input[type=search]`,
  searchHook: "[data-ringside~=search]",
  loginLink: "a.ast-account-action-login",
  login: "#ast-hb-account-login-wrap",
  loginClose: "#ast-hb-login-close",
  loginBackground: ".ast-hb-account-login-bg",
  scrollTop: "#ast-scroll-top",
  scrollTopHook: "[data-ringside~=scroll-to-top]",
  /** The header whose height decides when the button to the top shows. */
  pageHeader: "#page header",
  stuckPart: ".site-header div[data-stick-support]",
  /** Links within the page, without those that other scripts handle. */
  anchor:
    'a[href*="#"]:not([href="#"], [href="#0"], .skip-link, [href*="tab-"], [href*="uagb-tab"], .uagb-toc-link__trigger, .nav-links a, .wc-tabs a, .woocommerce-review-link, [role="tab"], [aria-expanded])',
  /** Hooks that handle their links themselves, such as the entries of a form's list of errors. */
  ownLinks: "[data-ringside~=checkout],[data-ringside~=popup]",
} as const

/**
 * What themes and plugins fix at the window's edges: headers, bars of themes that sell, the platform's notice, and banners of consent
 * plugins. Elements that aren't fixed in the window count for nothing.
 */
export const barSelectors = [
  headerSelectors.header,
  chromeSelectors.stuckPart,
  "#sticky-add-to-cart",
  ".storefront-sticky-add-to-cart",
  ".storefront-handheld-footer-bar",
  selectors.storeNotice,
  selectors.banner,
  ".cmplz-cookiebanner",
  ".cky-consent-container",
  "#cookie-notice",
].join()

/** A product's picture in the theme's lists, and the buttons on it. The sale's badge has their class, too. */
export const cardSelectors = {
  picture: ".astra-shop-thumbnail-wrap",
  buttons: ".ast-on-card-button:not(.ast-onsale-card), .ast-quick-view-trigger",
} as const

/** The class by which the theme shows its dark palette. Source: attribution-translation-site §8.8. */
export const darkClass = "astra-dark-mode-enable"

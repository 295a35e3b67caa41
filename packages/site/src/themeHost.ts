import { searchField } from "./searchField.ts"
import { hookSelectors } from "./host.ts"

/*
 * The selectors of the theme's header, and of what it prints around the page. Source: attribution-translation-site §8.
 */

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
  /** Links of parents in the rows of the mobile header. */
  mobileParentLink: "#ast-mobile-header li.menu-item-has-children > a.menu-link",
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

/** A product's picture in the theme's lists, and the buttons on it. The sale's badge has their class, too. */
export const cardSelectors = {
  picture: ".astra-shop-thumbnail-wrap",
  buttons: ".ast-on-card-button:not(.ast-onsale-card), .ast-quick-view-trigger",
} as const

import type { PlatformHandler } from "@ringside/core"

/*
 * All selectors of host markup, in a constant for each file that needs them, since a file holds the whole of a constant. Source:
 * catalogue-and-cart contract §2.3, §5, §6.
 */

/* The controls that open the theme's drawer: those of pages, and the basket in its small and its large header. */
export const drawerOpener = ".ast-slidein-cart"
export const mobileTrigger = ".ast-mobile-header-wrap .ast-header-woo-cart"
export const desktopTrigger = "#ast-desktop-header .ast-desktop-cart-flyout"

/** Elements that are corrected before the late code is loaded. */
export const startSelectors = {
  widget: ".widget_shopping_cart",
  hideIfEmpty: ".hide_cart_widget_if_empty",
  drawer: "#astra-mobile-cart-drawer",
} as const

/** A hook for the number of items. */
export const countHook = '[data-ringside~="cart-count"]'

/** The lines of the host's mini-cart. */
export const lineSelectors = {
  row: ".woocommerce-mini-cart-item",
  list: ".woocommerce-mini-cart",
  /** The basket's markup, which the shop prints again at each change. */
  content: ".widget_shopping_cart_content",
  removeLink: ".remove_from_cart_button",
} as const

/** The ways to basket and checkout below the lines. */
export const basketLinks = '.woocommerce-mini-cart__buttons a[href]:not([href^="#"])'

/** Errors of changes, by the platform and by us. Other alerts may report a success, as those of a theme do. */
export const changeErrors =
  '.woocommerce-error, .is-error, [class*="ringside-"][role=alert], .ringside-undo [role=alert]'

/** The platform's handler of the links that remove. Themes take it off, to follow the link or to remove by a request of their own. */
export const removeLinkHandler: PlatformHandler = {
  elements: "body",
  type: "click",
  selector: ".remove_from_cart_button",
}

/** Quantities in these lines. */
export const quantitySelectors = {
  input: '.woocommerce-mini-cart input[name^="cart["]',
  step: ".woocommerce-mini-cart .minus, .woocommerce-mini-cart .plus",
  /** The field beside such a step. */
  field: 'input[name^="cart["]',
} as const

/** Elements of the theme that are used when an event occurs. */
export const selectors = {
  /** The theme's own header. */
  header: "#masthead",
  /** The dropdown under the header's link to the basket, which the theme's styles show at a pointer or focus. */
  dropdown: ".ast-site-header-cart-data",
  /** The dropdown on the basket page, where it would show the same basket again. */
  basketPageDropdown: ".woocommerce-cart .ast-site-header-cart-data",
  /** The header's link to the basket, with the dropdown. */
  dropdownPlace: ".ast-site-header-cart",
  singleButton: ".single_add_to_cart_button",
  singleButtonLoading: ".single_add_to_cart_button.loading",
  overlay: ".astra-mobile-cart-overlay",
  /** The header's link to another kind of cart, which the theme marks with a class. */
  otherCart: ".ast-header-edd-cart",
  drawerClose: ".astra-cart-drawer-close",
  drawerTitle: ".astra-cart-drawer-title",
  cartIcons: [
    ".ast-header-woo-cart .ast-site-header-cart .ast-site-header-cart-li a.cart-container",
    ".ast-site-header-cart-li a",
    ".ast-header-woo-cart a",
  ],
} as const

/*
 * All selectors of host markup. Those that the loader needs are separate constants, since the rest is fetched later. Source:
 * catalogue-and-cart contract §2.3, §5, §6.
 */

/** The controls that this package handles. */
export const controlSelectors = {
  removeLink: ".remove_from_cart_button",
  drawerOpener: ".ast-slidein-cart",
  mobileTrigger: ".ast-mobile-header-wrap .ast-header-woo-cart",
  desktopTrigger: "#ast-desktop-header .ast-desktop-cart-flyout",
  quantityField: '.woocommerce-mini-cart input[name^="cart["]',
  /** A row's number field, and the buttons that step it. */
  quantityControl: '.woocommerce-mini-cart :is(input[name^="cart["], .minus, .plus)',
} as const

/** Elements that are corrected before the late code is loaded. */
export const startSelectors = {
  widget: ".widget_shopping_cart",
  hideIfEmpty: ".hide_cart_widget_if_empty",
  drawer: "#astra-mobile-cart-drawer",
  /** The dropdown under the header's link to the basket, which the theme's styles show at a pointer or focus. */
  dropdown: ".ast-site-header-cart-data",
} as const

/** A hook for the number of items. */
export const countHook = '[data-ringside~="cart-count"]'

/** Elements that are used when an event occurs. */
export const selectors = {
  /** The theme's own header. */
  header: "#masthead",
  /** The dropdown on the basket page, where it would show the same basket again. */
  basketPageDropdown: ".woocommerce-cart .ast-site-header-cart-data",
  row: ".woocommerce-mini-cart-item",
  list: ".woocommerce-mini-cart",
  /** The basket's markup, which the shop prints again at each change. */
  content: ".widget_shopping_cart_content",
  removeLink: ".remove_from_cart_button",
  rowName: "a:not(.remove)",
  quantityInput: '.woocommerce-mini-cart input[name^="cart["]',
  quantityStep: ".woocommerce-mini-cart .minus, .woocommerce-mini-cart .plus",
  /** The field beside such a step. */
  quantityField: 'input[name^="cart["]',
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
  /** The header's link to the basket, with the dropdown. */
  dropdownPlace: ".ast-site-header-cart",
} as const

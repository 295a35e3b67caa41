/*
 * All that this package knows of host markup. What the page needs from its start stands apart, since the rest is fetched
 * later. Source: catalogue-and-cart contract §2.3, §5, §6.
 */

/** The controls that this package answers for. */
export const controlSelectors = {
  removeLink: ".remove_from_cart_button",
  drawerOpener: ".ast-slidein-cart",
  mobileTrigger: ".ast-mobile-header-wrap .ast-header-woo-cart",
  desktopTrigger: "#ast-desktop-header .ast-desktop-cart-flyout",
  quantityField: '.woocommerce-mini-cart input[name^="cart["]',
  /** A row's number field, and what steps it. */
  quantityControl: '.woocommerce-mini-cart :is(input[name^="cart["], .minus, .plus)',
} as const

/** What is put right at the start. */
export const startSelectors = {
  widget: ".widget_shopping_cart",
  hideIfEmpty: ".hide_cart_widget_if_empty",
  drawer: "#astra-mobile-cart-drawer",
  /** What the theme shows under the header's link to the basket, by styles alone, at a pointer or focus. */
  dropdown: ".ast-site-header-cart-data",
} as const

/** What is looked for when something happens. */
export const selectors = {
  /** The theme's own. */
  header: "#masthead",
  /** The basket's own page shows what the dropdown would cover. */
  basketPageDropdown: ".woocommerce-cart .ast-site-header-cart-data",
  row: ".woocommerce-mini-cart-item",
  list: ".woocommerce-mini-cart",
  /** What the shop prints anew at each change, and what stays around it. */
  content: ".widget_shopping_cart_content",
  removeLink: ".remove_from_cart_button",
  rowName: "a:not(.remove)",
  quantityInput: '.woocommerce-mini-cart input[name^="cart["]',
  quantityStep: ".woocommerce-mini-cart .minus, .woocommerce-mini-cart .plus",
  /** Beside such a step. */
  quantityField: 'input[name^="cart["]',
  singleButton: ".single_add_to_cart_button",
  singleButtonLoading: ".single_add_to_cart_button.loading",
  overlay: ".astra-mobile-cart-overlay",
  /** The header's link to a second kind of cart, which the theme tells apart by a class. */
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
  countHook: '[data-ringside~="cart-count"]',
} as const

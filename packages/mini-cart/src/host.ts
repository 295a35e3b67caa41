import type { Family } from "@ringside/core"

/** All selectors of host markup that this package knows. Source: catalogue-and-cart contract §2.3, §5, §6. */
export const selectors = {
  removeLink: ".remove_from_cart_button",
  row: ".woocommerce-mini-cart-item",
  list: ".woocommerce-mini-cart",
  widget: ".widget_shopping_cart",
  hideIfEmpty: ".hide_cart_widget_if_empty",
  quantityInput: '.woocommerce-mini-cart input[name^="cart["]',
  quantityStep: ".woocommerce-mini-cart .minus, .woocommerce-mini-cart .plus",
  singleButtonLoading: ".single_add_to_cart_button.loading",
  drawer: "#astra-mobile-cart-drawer",
  overlay: ".astra-mobile-cart-overlay",
  drawerClose: ".astra-cart-drawer-close",
  drawerTitle: ".astra-cart-drawer-title",
  drawerOpener: ".ast-slidein-cart",
  mobileTrigger: ".ast-mobile-header-wrap .ast-header-woo-cart",
  desktopTrigger: "#ast-desktop-header .ast-desktop-cart-flyout",
  cartIcons: [
    ".ast-header-woo-cart .ast-site-header-cart .ast-site-header-cart-li a.cart-container",
    ".ast-site-header-cart-li a",
    ".ast-header-woo-cart a",
  ],
  countHook: '[data-ringside~="cart-count"]',
} as const

/** Removing from the mini-cart is the job of the same script that adds. */
export const removeFamily: Family = {
  packageName: "mini-cart",
  handles: ["wc-add-to-cart"],
  settings: "wc_add_to_cart_params",
}

/** The theme's drawer. */
export const drawerFamily: Family = { packageName: "mini-cart", handles: ["astra-mobile-cart"], settings: "astra_cart" }

/** The theme's reaction to an add. */
export const afterAddFamily: Family = {
  packageName: "mini-cart",
  handles: ["astra-mobile-cart", "astra-shop-add-to-cart"],
  settings: "astra_shop_add_to_cart",
}

import { type Family, hasDelegatedClickHandler, type Page } from "@ringside/core"

/** All selectors of host markup that this package knows. Source: catalogue-and-cart contract §2.3, §3, §8. */
export const selectors = {
  addButton: ".add_to_cart_button:not(.wc-interactive)",
  card: "li.product",
  viewLink: ".added_to_cart",
  singleButton:
    "body.single-product .product:not(.product-type-external) button.single_add_to_cart_button, #sticky-add-to-cart .single_add_to_cart_button",
  quantityBox: "div.quantity, td.quantity",
  quantityHook: '[data-ringside~="quantity"]',
  quantityInput: ".qty",
  stepButton: "button.minus, button.plus",
  placeholder: "a.ast-qty-placeholder",
  basketPage: "body.woocommerce-cart",
  updateBasket: "[name=update_cart]",
  addHook: '[data-ringside~="add-to-cart"]',
  /** A control of the host's own in an add-to-cart hook: then nothing is drawn. */
  ownControl: "a[href], button, input[type=submit]",
} as const

/** The job of `wc-add-to-cart`. */
export function createAddToCartFamily(page: Page): Family {
  return {
    packageName: "add-to-cart",
    handles: ["wc-add-to-cart"],
    settings: "wc_add_to_cart_params",
    isHostAtWork: () => hasDelegatedClickHandler(page.window, ".add_to_cart_button"),
  }
}

/** The premium theme's adding from the product page without a reload. */
export const singleProductFamily: Family = {
  packageName: "add-to-cart",
  handles: ["astra-single-product-ajax-cart"],
  settings: "astra",
}

/** Quantities raised to their minimum. */
export const raisedQuantityFamily: Family = { packageName: "add-to-cart", handles: ["woocommerce"] }

/** The theme's minus and plus buttons. */
export const stepButtonFamily: Family = {
  packageName: "add-to-cart",
  handles: ["astra-add-to-cart-quantity-btn"],
  settings: "astra_qty_btn",
}

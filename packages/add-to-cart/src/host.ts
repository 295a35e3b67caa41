import type { Family } from "@ringside/core"

/*
 * All that this package knows of host markup. What the page needs from its start stands apart, since the rest is fetched
 * later. Source: catalogue-and-cart contract §2.3, §3, §8.
 */

/** The controls that this package answers for. */
export const controlSelectors = {
  addButton: ".add_to_cart_button.ajax_add_to_cart:not(.wc-interactive)",
  singleButton:
    "body.single-product .product:not(.product-type-external) button.single_add_to_cart_button, #sticky-add-to-cart .single_add_to_cart_button",
  addHook: '[data-ringside~="add-to-cart"]',
} as const

/** Quantity inputs and what stands around them. */
export const quantitySelectors = {
  basketQuantity: ".product-quantity",
  box: "div.quantity, td.quantity",
  hook: '[data-ringside~="quantity"]',
  input: "input.qty, input[type=number]",
  stepButton: "button.minus, button.plus",
  placeholder: "a.ast-qty-placeholder",
} as const

/** What is looked for when something is added or changed. */
export const selectors = {
  card: "li.product",
  viewLink: ".added_to_cart",
  basketPage: "body.woocommerce-cart",
  updateBasket: "[name=update_cart]",
  /** A control of the host's own in an add-to-cart hook: then nothing is drawn. */
  ownControl: "a[href], button, input[type=submit]",
} as const

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

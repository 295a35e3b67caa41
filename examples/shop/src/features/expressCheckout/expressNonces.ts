/** The nonce actions of older plugin versions' endpoints, by their names in the settings. Source: express-checkout contract §1.1. */
export const expressNonceActions = {
  add_to_cart: "wcpay-add-to-cart",
  update_shipping: "wcpay-update-shipping-method",
  get_cart_details: "wcpay-get-cart-details",
  get_selected_product_data: "wcpay-get-selected-product-data",
  shipping: "wcpay-payment-request-shipping",
  checkout: "wcpay-express-checkout",
  pay_for_order: "wcpay-pay-for-order",
} as const

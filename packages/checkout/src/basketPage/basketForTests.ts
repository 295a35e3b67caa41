/** The settings that the platform prints for its own script; `nonce-0` is the double's first nonce. */
export const basketSettings = {
  wc_ajax_url: "/en/?wc-ajax=%%endpoint%%",
  update_shipping_method_nonce: "nonce-0",
  apply_coupon_nonce: "nonce-0",
  remove_coupon_nonce: "nonce-0",
}

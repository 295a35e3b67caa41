/** The countries that the double sells to, with their states as the platform prints them: a JSON text with entities. */
const countries = {
  ES: { B: "Barcelona", C: "A Coru&ntilde;a", M: "Madrid" },
  FR: [],
  GB: undefined,
  IE: { D: "Dublin", CO: "Cork" },
  US: { CA: "California", NY: "New York" },
}

/** Names of those countries. */
export const countryNames: Readonly<Record<string, string>> = {
  ES: "Spain",
  FR: "France",
  GB: "United Kingdom (UK)",
  IE: "Ireland",
  US: "United States (US)",
}

/** The states of the country that the form is printed for. */
export const spanishStates: Readonly<Record<string, string>> = countries.ES

/** The settings that the platform prints for its checkout script, with the nonce of a page. */
export function createCheckoutSettings(nonce: string) {
  return {
    woocommerce_params: { ajax_url: "/wp-admin/admin-ajax.php", wc_ajax_url: "/en/?wc-ajax=%%endpoint%%" },
    wc_checkout_params: {
      ajax_url: "/wp-admin/admin-ajax.php",
      wc_ajax_url: "/en/?wc-ajax=%%endpoint%%",
      update_order_review_nonce: nonce,
      apply_coupon_nonce: nonce,
      remove_coupon_nonce: nonce,
      option_guest_checkout: "yes",
      checkout_url: "/en/?wc-ajax=checkout",
      is_checkout: "1",
      debug_mode: "",
      i18n_checkout_error:
        'There was an error processing your order. Please check for any charges in your payment method and review your <a href="/en/my-account/orders/">order history</a> before placing the order again.',
    },
    wc_country_select_params: {
      countries: JSON.stringify(countries).replaceAll('"', "&quot;"),
      i18n_select_state_text: "Select an option…",
    },
  }
}

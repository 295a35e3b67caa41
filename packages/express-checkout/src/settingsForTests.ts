/** Settings of a basket page as the plugin prints them, in the form of 10.9.0. */
export function createExpressSettings(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    button_context: "cart",
    has_block: "",
    login_confirmation: "",
    ajax_url: "/wp-admin/admin-ajax.php",
    wc_ajax_url: "/?wc-ajax=%%endpoint%%",
    nonce: {
      store_api_nonce: "nonce-0",
      tokenized_cart_nonce: "tc",
      tokenized_cart_session_nonce: "ts",
      platform_tracker: "pt",
    },
    checkout: {
      currency_code: "eur",
      currency_decimals: 2,
      display_prices_with_tax: false,
      needs_payer_phone: true,
      allowed_shipping_countries: ["ES", "PT"],
    },
    button: { type: "buy", theme: "dark", height: "48", radius: "" },
    product: "",
    store_name: "Red Corner",
    enabled_methods: ["payment_request"],
    methods_enabled_at_location: ["payment_request"],
    stripe: { publishableKey: "pk_test_1", accountId: "acct_1", locale: "en-GB" },
    ...changes,
  }
}

/** The rules of the plugin's stylesheet that hide the buttons until they are ready, in other words. */
export const expressCss =
  ".wcpay-express-checkout-wrapper #wcpay-express-checkout-element:not(.is-ready) { opacity: 0 }"

/** The buttons' markup as the plugin prints it. */
export const expressHtml =
  '<div class="wcpay-express-checkout-wrapper"><div id="wcpay-express-checkout-element" style="display:none"></div></div><p id="wcpay-express-checkout-button-separator" style="display:none">— OR —</p>'

const amounts = (text: string) => ({ total_price: text, total_tax: text, total_refund: text, currency_minor_unit: 2 })
const cartOf = (text: string) => ({
  needs_shipping: true,
  totals: amounts(text),
  items: [
    {
      name: text,
      key: text,
      quantity: 2,
      totals: { line_subtotal: text },
      variation: [{ attribute: text, value: text }],
      item_data: [{ name: text, value: text }],
    },
  ],
  shipping_rates: [
    {
      shipping_rates: [{ rate_id: text, name: text, price: text, meta_data: [{ key: "pickup_address", value: text }] }],
    },
  ],
})
const configOf = (text: string) => ({
  button_context: "product",
  has_block: text,
  store_name: text,
  stripe: { publishableKey: "pk", locale: text },
  checkout: { currency_code: text, allowed_shipping_countries: [text], needs_payer_phone: text },
  nonce: { store_api_nonce: text, tokenized_cart_nonce: text, add_to_cart: text },
  button: { radius: text, height: text, theme: text, type: text },
  product: { total: { amount: text }, displayItems: [{ label: text, amount: text }] },
  wc_ajax_url: text,
})
const addressOf = (text: string) => ({ line1: text, city: text, postal_code: text, country: text, state: text })

/** The text arguments of express-checkout's functions, with a hostile text in each place. */
export const hostileCalls: Readonly<Record<string, (text: string) => readonly (readonly unknown[])[]>> = {
  createAddItemBody: (text) => [
    [{ productId: 1, quantity: text, attributes: [{ name: text, label: text, value: text }], depositOption: text }],
    [{ productId: 1, variationProductId: text, bookingProductId: text, fields: [{ name: text, value: text }] }],
    [{ productId: 1, fields: [{ name: `addon-${text}[]`, value: text }] }],
  ],
  createButtonOptions: (text) => [[{ theme: text, type: text, height: text }]],
  createClickOptions: (text) => [
    [configOf(text), cartOf(text)],
    [configOf("1"), null],
    [{ ...configOf(text), product: { total: { amount: 1 }, displayItems: [{ label: text, value: text }] } }, null],
  ],
  createExtensions: (text) => [
    [[{ name: text, value: text }]],
    [[{ name: `wc_order_attribution_${text}`, value: text }]],
  ],
  createLegacyRequest: (text) => [["add_to_cart", { [text]: text, attributes: { [text]: [text] } }, configOf(text)]],
  createLineItems: (text) => [[cartOf(text), 2]],
  createOrderPayload: (text) => [
    [
      {
        event: {
          expressPaymentType: text,
          billingDetails: { name: text, email: text, phone: text, address: addressOf(text) },
          shippingAddress: { name: text, address: addressOf(text) },
        },
        paymentMethodId: text,
        customerNote: text,
      },
    ],
  ],
  createOrderPayPayload: (text) => [
    [
      { customer_note: text, billing_address: { email: text } },
      { key: text, billingEmail: "", billingAddress: { a: text } },
    ],
  ],
  createServerLineItems: (text) => [[[{ label: text, amount: text, key: text }], text]],
  createShippingAddress: (text) => [[text, addressOf(text)]],
  createShippingRates: (text) => [[cartOf(text), 2]],
  createStoreRequest: (text) => [
    ["add-item", { text }, configOf(text), { nonce: text, session: text }],
    ["get-order", { orderId: text, key: text, billingEmail: text }, configOf(text), null],
  ],
  createWalletAppearance: (text) => [[{ radius: text }, text, { borderRadius: text }]],
  createWalletElementsOptions: (text) => [[configOf(text), 1, text]],
  formatButtonTheme: (text) => [[text, "applePay"]],
  formatButtonType: (text) => [[text, "applePay"]],
  formatLineItemLabel: (text) => [[cartOf(text).items[0]]],
  formatLoginConfirmation: (text) => [
    [text, "link"],
    [text, text],
    [`**${text}`, "link"],
  ],
  formatNoticeText: (text) => [[text], [`<p>${text}`]],
  matchSelectOption: (text) => [[[{ value: text, text }], `${text}x`]],
  normalizePhone: (text) => [[text]],
  normalizeWalletPostcode: (text) => [[text]],
  parseName: (text) => [[text, "-"]],
  readAddToCartBlock: (text) => [
    [text, text],
    [["disabled", text], text],
  ],
  readButtonContext: (text) => [[{ button_context: text }]],
  readButtonHeight: (text) => [[text]],
  readOrderOutcome: (text) => [
    [{ message: text }],
    [{ payment_result: { payment_status: "success", redirect_url: text } }],
    [{ payment_result: { payment_status: "success", redirect_url: `#wcpay-confirm-pi:${text}` } }],
    [{ payment_result: { payment_status: text, payment_details: [{ key: "errorMessage", value: text }] } }],
  ],
  readOrderTotal: (text) => [[cartOf(text), 2]],
  readPayForOrderConfig: (text) => [[{ order_id: text }], [{ order_id: "1", key: text, billing_email: text }]],
  reduceCartSession: (text) => [[{ nonce: text }, { nonce: text, session: text }]],
  selectAddressChangeOutcome: (text) => [[cartOf(text), 2]],
  selectNextRemoval: (text) => [[cartOf(text), [text]]],
  selectRateChangeOutcome: (text) => [[cartOf(text), 2]],
  selectRefillFields: (text) => [
    ["cart", addressOf(text)],
    [text, {}],
  ],
  selectStartPlan: (text) => [[configOf(text)], [{ ...configOf(""), button_context: text }]],
}

/** Functions that read our own numbers, booleans and names, or nothing. */
export const withoutText: readonly string[] = [
  "createPlaceholderRates",
  "createSeparateSession",
  "reduceRefresh",
  "selectVisibility",
]

/** Calls with every optional argument and member, where those above leave some out, and calls of functions that read no text. */
export const wholeCalls: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  createAddItemBody: [
    [
      {
        ...{ productId: 1, variationProductId: 2, bookingProductId: 3, quantity: 1, depositOption: "a" },
        ...{ attributes: [{ name: "a", label: "b", value: "c" }], depositPlan: "a" },
        fields: [{ name: "addon-a[]", value: "1" }],
      },
    ],
  ],
  createOrderPayPayload: [
    [{ billing_address: {} }, { key: "k", billingEmail: "a", billingAddress: {}, shippingAddress: {} }],
  ],
  createOrderPayload: [
    [
      {
        ...{ event: {}, paymentMethodId: "pm", fraudPreventionToken: "t", customerNote: "a" },
        extensions: { a: {} },
      },
    ],
  ],
  createPlaceholderRates: [[]],
  createSeparateSession: [[]],
  reduceRefresh: [
    [
      { latest: 1, applied: 0 },
      { type: "answer", id: 1 },
    ],
  ],
  selectVisibility: [
    [
      {
        ...{ total: 1, ready: true, availablePaymentMethods: { link: true }, loadError: false },
        hasPlatformWallet: false,
      },
    ],
  ],
}

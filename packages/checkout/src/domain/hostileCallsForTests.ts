const nothing = { amountMinor: 0, currency: "EUR" }
const field = { event: "change", type: "text", checked: false, rules: ["required", "email", "phone"] }

/** The text arguments of the checkout's functions, with a hostile text in each place. */
export const hostileCalls: Readonly<Record<string, (text: string) => readonly (readonly unknown[])[]>> = {
  createBlockCart: (text) => [
    [
      {
        cart: { totals: { items: nothing, shipping: nothing, tax: nothing, discount: nothing, total: nothing } },
        details: {
          coupons: [{ name: text, amountMinor: 1 }],
          fees: [{ name: text, amountMinor: 1 }],
          taxLines: [{ name: text, rate: text, amountMinor: 1 }],
        },
      },
    ],
  ],
  matchesPattern: (text) => [
    ["^a", text],
    [text, text],
  ],
  readRuleMessage: (text) => [
    [{ pattern: "^a", errorMessage: text }, text],
    [{ maxLength: 0, errorMessage: { [text]: text, maxLength: text } }, text],
  ],
  matchesRule: (text) => [
    [{ properties: { [text]: { pattern: "^a", enum: [text], contains: { const: text } } } }, { [text]: text }],
    [{ type: text, [text]: text }, text],
  ],
  parseExtraFields: (text) => [
    [
      { [text]: { label: text } },
      { "shop/a": { label: text, type: "select", options: [{ value: text, label: text }] } },
    ],
  ],
  createCheckoutRequest: (text) => [
    [{ billingAddress: { country: text, [text]: text }, needsShipping: true, locale: { [text]: { [text]: {} } } }],
  ],
  createCustomerPush: (text) => [
    [
      { billing: { [text]: text } },
      { billing: { [text]: `${text}a`, email: text, postcode: text } },
      { invalid: [text] },
    ],
  ],
  listDirtyKeys: (text) => [[{ [text]: text }, { email: text, postcode: text }]],
  listEmptiedKeys: (text) => [[{ [text]: text }, { email: text, postcode: text }]],
  listOrderTotals: (text) => [
    [{ coupons: [{ code: text }], fees: [{ name: text }], totals: { total_price: text, currency_prefix: text } }],
  ],
  listShippingRates: (text) => [[{ shipping_rates: [{ shipping_rates: [{ rate_id: text, name: text }] }] }]],
  mergeServerAddress: (text) => [[{ [text]: text }, { [text]: `${text}a` }, { email: text }]],
  normalizeAddressValue: (text) => [
    ["email", text],
    ["postcode", text],
    [text, text],
  ],
  readCheckoutResponse: (text) => [
    [{ payment_result: { payment_status: "success", redirect_url: text } }, { pageUrl: "https://shop.test/" }],
    [{ message: text, payment_result: { payment_details: [{ key: text, value: text }] } }, { pageUrl: text }],
  ],
  createBasketBody: (text) => [[[[text, text]], "update"]],
  createCouponFields: (text) => [[text, text]],
  createShippingFields: (text) => [[text, [{ index: text, value: text }]]],
  isCouponErrorHtml: (text) => [[text], [`<p class="${text}`], [`<p class='${text}`], [`class = ${text}`]],
  selectCartSubmitAction: (text) => [
    [{ hasContents: true, processing: false, clickedName: text, activeIsQuantity: false, activeIsCoupon: false }],
  ],
  selectUnsentFields: (text) => [
    [[{ name: text, isEdited: true }], { now: [[text, text]], sent: [[text, text]] }],
    [[{ name: `cart[${text}`, isEdited: true }], { now: [], sent: null }],
  ],
  createFieldMessage: (text) => [
    ["required", text, "billing"],
    ["state", text, text, [text]],
  ],
  createOrderReviewFields: (text) => [[{ nonce: text, postData: text, shippingMethods: { [text]: text } }]],
  findState: (text) => [[[{ value: text, label: `${text}a` }], text]],
  formatCardBrand: (text) => [[text]],
  formatSavedCard: (text) => [[{ brand: text, last4: text, expires: text }]],
  isCardExpired: (text) => [
    [text, 0],
    [`12/${text}`, 0],
  ],
  selectPaymentChoice: (text) => [[{ tokens: [{ id: text }], checked: text }]],
  formatPostcode: (text) => [
    [text, "GB"],
    [text, "LV"],
    [text, text],
  ],
  hasDestination: (text) => [[{ country: text, postcode: text }, { locale: { [text]: { city: { label: text } } } }]],
  isAcceptedPassword: (text) => [[text]],
  hasFullAddress: (text) => [[[{ required: true, visible: true, value: text }]]],
  isBillingInfoMissing: (text) => [[{ [text]: text }, { [text]: { required: true } }, { locale: { [text]: {} } }]],
  isValidEmail: (text) => [[text], [`${text.slice(0, 150)}@${text.slice(0, 150)}`]],
  isValidPhone: (text) => [[text]],
  isValidPostcode: (text) => [
    [text, "GB"],
    [text, "LV"],
    [text, text],
  ],
  listAddressFields: (text) => [["billing", text, { locale: { [text]: { city: { label: text } } } }]],
  listAddressRefusals: (text) => [
    [{ code: text, message: text, data: { params: { billing_address: text } } }],
    [{ code: "rest_invalid_param", message: text }],
  ],
  listBrokenRules: (text) => [[{ ...field, value: text }]],
  listChangedFragments: (text) => [[{ [text]: text }, { [text]: `${text}a` }]],
  normalizePostcode: (text) => [[text]],
  parseCheckoutJson: (text) => [[text], [`{"result":"${text}}`], [`{"result":${text}}`]],
  readCheckoutResult: (text) => [
    [
      { result: "success", redirect: text },
      { errorMessage: text, pageUrl: "https://shop.test/" },
    ],
    [{ messages: text }, { errorMessage: text, pageUrl: "https://shop.test/" }],
  ],
  readExpiry: (text) => [[text], [`(${text})`]],
  readLocaleRule: (text) => [[{ [text]: { [text]: { label: text } } }, text, text]],
  readOrderReview: (text) => [[{ messages: text, fragments: { [text]: text } }]],
  selectCountryRule: (text) => [[text, "state"]],
  selectRowRule: (text) => [
    [{ key: "state", country: text, rendered: text, locale: { [text]: { state: { label: text } } } }],
  ],
  selectStateField: (text) => [[text, { [text]: { [text]: text } }, text]],
  validateAddress: (text) => [["billing", { billing_email: text, billing_postcode: text, billing_country: text }]],
  validateField: (text) => [[{ ...field, value: text }]],
}

/** Functions that read our own numbers, flags and states, and no text. */
export const withoutText: readonly string[] = [
  "createCheckoutState",
  "reduceCheckout",
  "selectCartPageUpdate",
  "selectNextRoute",
]

const addressRules = {
  locale: { ES: { city: { label: "A" } } },
  company: "optional",
  phone: "required",
  address_2: "hidden",
}

/**
 * Calls with every optional argument and member, where those above leave some out, and calls of functions that read no text. Functions without
 * a call throw by contract for anything but our own values, or take a state of ours.
 */
export const wholeCalls: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  createCheckoutRequest: [
    [
      {
        ...{ billingAddress: { country: "ES" }, shippingAddress: { country: "ES" }, useShippingAsBilling: false },
        ...{ needsShipping: true, needsPayment: true, paymentMethod: "cod", paymentData: [{ key: "a", value: "b" }] },
        ...{ createAccount: true, customerNote: "a", customerPassword: "a", additionalFields: { a: "b" } },
        expectedTotalMinor: 1000,
        ...{ extensions: { a: {} }, locale: { ES: {} } },
      },
    ],
  ],
  createOrderReviewFields: [
    [
      {
        ...{ nonce: "a", paymentMethod: "cod", billing: { country: "ES" }, shipping: { country: "ES" } },
        ...{ shipDifferent: true, hasFullAddress: true, postData: "a=1", updateShippingMethod: true },
        shippingMethods: { 0: "a" },
      },
    ],
  ],
  isBillingInfoMissing: [
    [{ billing_city: "a" }, { billing_city: { required: true } }, { locale: { ES: { city: { required: true } } } }],
  ],
  listAddressFields: [["billing", "ES", addressRules]],
  listOrderTotals: [
    [
      {
        ...{ needs_shipping: true, coupons: [{ code: "a", totals: { total_discount: "1" } }] },
        fees: [{ key: "a", id: "a", name: "a", totals: { total: "1" } }],
        totals: { currency_code: "EUR", total_items: "1", total_shipping: "1", total_tax: "1", total_price: "1" },
      },
    ],
  ],
  reduceCheckout: [],
  selectCartPageUpdate: [[{ pageHasForm: true, responseHasForm: true, pageHasCheckout: false }]],
  selectPaymentChoice: [
    [
      {
        ...{ tokens: [{ id: "1", isDefault: true }], checked: "1", isLoggedIn: true, isRegistrationRequired: false },
        ...{ createAccountChecked: false, savedCardsEnabled: true },
      },
    ],
  ],
  validateAddress: [
    [
      "billing",
      { billing_country: "ES", billing_state: "M" },
      { ...addressRules, states: { ES: { M: "Madrid" } }, countries: { ES: "Spain" } },
    ],
  ],
}

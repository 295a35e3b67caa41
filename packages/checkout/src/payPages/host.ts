/** All selectors of host markup of saved cards, and of pages beside the checkout that take payments. Source: checkout contract §2.3. */
export const payPageSelectors = {
  forms: "form#order_review, form#add_payment_method",
  addingForm: "form#add_payment_method",
  tokenList: "ul.woocommerce-SavedPaymentMethods",
  token: "input.woocommerce-SavedPaymentMethods-tokenInput",
  newRow: ".woocommerce-SavedPaymentMethods-new",
  box: ".payment_box",
  cardFields: ".wc-payment-form",
  /** The payment plugin's form, which says what type of payment it takes. */
  providerForm: ".wcpay-upe-form[data-payment-method-type]",
  saveRow: ".woocommerce-SavedPaymentMethods-saveNew",
  createAccount: "input#createaccount",
  savedTable: "table.woocommerce-MyAccount-paymentMethods",
  row: "tr.payment-method",
  expires: ".payment-method-expires",
  actions: ".payment-method-actions a.button",
} as const

/** The parts of a payment box with a choice: a card form has its save row without saved cards, and saved cards may have no save row. */
export const choiceParts = `${payPageSelectors.saveRow}, ${payPageSelectors.tokenList}`

/** All selectors of host markup of saved cards, and of pages beside the checkout that take payments. Source: checkout contract §2.3. */
export const payPageSelectors = {
  forms: "form#order_review, form#add_payment_method",
  tokenList: "ul.woocommerce-SavedPaymentMethods",
  token: "input.woocommerce-SavedPaymentMethods-tokenInput",
  newRow: ".woocommerce-SavedPaymentMethods-new",
  box: ".payment_box",
  cardFields: ".wc-payment-form",
  saveRow: ".woocommerce-SavedPaymentMethods-saveNew",
  createAccount: "input#createaccount",
  savedTable: "table.woocommerce-MyAccount-paymentMethods",
  row: "tr.payment-method",
  expires: ".payment-method-expires",
  actions: ".payment-method-actions a.button",
} as const

/** Pages that this code handles: a card form has its save box also where no card is saved. */
export const payPageMarkup = `${payPageSelectors.forms}, ${payPageSelectors.saveRow}, ${payPageSelectors.savedTable}`

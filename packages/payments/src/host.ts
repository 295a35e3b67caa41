/** The gateway of cards. */
export const cardGateway = "woocommerce_payments"

/** Set on the document while something waits for this package's code, though no markup of a card form is on the page. */
export const waitingAttribute = "data-ringside-pays"

/** All that payments knows of host markup. Source: checkout contract §2.3, host-pages "Payment provider plugin active". */
export const paymentSelectors = {
  /** The card's part of a payment box. */
  form: ".wcpay-upe-form",
  /** Where the provider's card element is mounted. */
  mount: '.wcpay-upe-element[data-payment-method-type="card"]',
  method: ".wc_payment_method",
  token: "input.woocommerce-SavedPaymentMethods-tokenInput",
  saveRow: ".woocommerce-SavedPaymentMethods-saveNew",
  saveBox: `#wc-${cardGateway}-new-payment-method`,
  checkoutForm: "form.checkout",
  orderPayForm: "form#order_review",
  addMethodForm: "form#add_payment_method",
  gatewayRadio: 'input[name="payment_method"]',
  placeOrder: "#place_order",
  /** The form of the checkout that @ringside/checkout draws. */
  blockForm: "form[data-ringside-checkout-form]",
  walletHook: '[data-ringside~="provider-wallet"]',
} as const

/** Every form that a card can be paid or saved with. */
export const anyPaymentForm = `${paymentSelectors.checkoutForm}, ${paymentSelectors.blockForm}, ${paymentSelectors.orderPayForm}, ${paymentSelectors.addMethodForm}`

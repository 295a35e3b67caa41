import { blockForm, cardGateway } from "./domain/index.ts"

/** All host selectors of payments. Source: checkout contract §2.3, host-pages "Payment provider plugin active". */
export const paymentSelectors = {
  /** The card's part of a payment box. */
  form: ".wcpay-upe-form",
  /** The mount point of the provider's card element. */
  mount: '.wcpay-upe-element[data-payment-method-type="card"]',
  method: ".wc_payment_method",
  /** The radio buttons of saved cards and of a new one. Other gateways' saved methods have other names. */
  token: `input[name="wc-${cardGateway}-payment-token"]`,
  saveRow: ".woocommerce-SavedPaymentMethods-saveNew",
  saveBox: `#wc-${cardGateway}-new-payment-method`,
  checkoutForm: "form.checkout",
  orderPayForm: "form#order_review",
  addMethodForm: "form#add_payment_method",
  gatewayRadio: 'input[name="payment_method"]',
  placeOrder: "#place_order",
  blockForm,
  /** The label of a card among the payment methods, with a picture that stands for the brands. */
  brandLabel: `form.checkout label[for="payment_method_${cardGateway}"]`,
  /** The card's part of our own block checkout. */
  blockCard: `${blockForm} .wcpay-upe-form`,
  /** A button in the instructions of test mode, with a number to be copied. */
  testNumber: ".js-woopayments-copy-test-number",
  /** The container of the provider's payment methods message, on product and basket pages. */
  message: "#payment-method-message",
  walletHook: '[data-ringside~="provider-wallet"]',
} as const

/** Every form in which a card can be used for payment or saved. */
export const anyPaymentForm = `${paymentSelectors.checkoutForm}, ${paymentSelectors.blockForm}, ${paymentSelectors.orderPayForm}, ${paymentSelectors.addMethodForm}`

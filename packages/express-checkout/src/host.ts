import { blockForm } from "@ringside/payments/domain"
import { mountSelector, separatorSelector } from "./mountSelectors.ts"

/** The host selectors of express checkout. Source: express-checkout contract §1.2, §7. */
export const expressSelectors = {
  mount: mountSelector,
  hook: '[data-ringside~="express-checkout"]',
  /** The second class is used by older hosts. */
  wrapper: ".wcpay-express-checkout-wrapper, .wcpay-payment-request-wrapper",
  separator: separatorSelector,
  platformWallet: "#wcpay-woopay-button",
  attribution: "wc-order-attribution-inputs#wcpay-express-checkout__order-attribution-inputs",
  anyAttribution: "wc-order-attribution-inputs",
  error: ".woocommerce-error",
  addButton: ".single_add_to_cart_button",
  cartForm: "form.cart, form.wp-block-add-to-cart-with-options",
  /** The form of the block "Add to Cart + Options". It also has the class `cart` where the browser sends it. */
  blockProduct: "form.wp-block-add-to-cart-with-options",
  /** An attribute of a variable product in that form, with a list or buttons of its values. */
  blockAttribute: ".wp-block-woocommerce-add-to-cart-with-options-variation-selector-attribute",
  product: ".product",
  /** Overlays above the page, which show other products. */
  aside: 'dialog, [role="dialog"], [aria-modal="true"], .astra-cart-drawer, .ast-mobile-popup-drawer',
  /** A grouped product has such a field for each of its products, with another name. */
  ownQuantity: '[name="quantity"]',
  quantity: ".quantity .qty:not([name])",
  variationProductId: '.single_variation_wrap input[name="product_id"]',
  bookingForm: ".wc-bookings-booking-form",
  bookingProductId: ".wc-booking-product-id",
  variationSelects: ".variations_form .variations select",
  /** A price that a script of the payment plugin fills in. */
  latePrice: "[data-wcpay-price]",
  depositOption: 'input[name="wc_deposit_option"]',
  depositPlan: 'input[name="wc_deposit_payment_plan"]',
  /** The platform's field, or that of the checkout form that @ringside/checkout renders. */
  orderNote: `textarea[name="order_comments"], ${blockForm} textarea[name="order_notes"]`,
  /** The form contains a mount point of its own. */
  blockForm,
} as const

/** Our classes on the wrapper of the buttons. */
export const expressClasses = { blocked: "ringside-blocked", disabled: "ringside-disabled" } as const

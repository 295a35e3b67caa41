import type { HostJob } from "@ringside/core/domain"

export { checkoutJob } from "@ringside/payments"

/** The parts of the checkout page that open and close. They need no nonce, so they work where the form posts natively. */
export const checkoutTogglesJob = {
  name: "checkout-toggles",
  packageName: "checkout",
  handles: ["wc-checkout"],
  settings: "wc_checkout_params",
  derived: {},
  title: "Checkout: what unfolds (login, coupon, another address)",
  shopPage: "checkout",
  doc: "What opens and closes on the checkout page: login, coupon, account, other address, terms.",
} as const satisfies HostJob

/** Address fields that follow the country. Without states the fields stay as printed, and without rules there are built-in ones. */
export const addressFieldsJob = {
  name: "address-fields",
  packageName: "checkout",
  handles: ["wc-checkout", "wc-address-i18n", "wc-country-select"],
  settings: "wc_country_select_params",
  otherSettings: ["wc_address_i18n_params", "wc_checkout_params"],
  derived: {},
  title: "Address fields change with the country",
  shopPage: "checkout",
  doc: "Address fields that follow the country: order, labels, required fields, states.",
} as const satisfies HostJob

/** Password fields get buttons that show their text, and fields open their descriptions. The platform's words have defaults. */
export const passwordJob = {
  name: "password-buttons",
  packageName: "checkout",
  handles: ["woocommerce"],
  title: "“Show password” button, and hints beside fields",
  shopPage: "every",
  doc: "Buttons that show the text of a password field, and descriptions that open with their field.",
} as const satisfies HostJob

import { cardSettingsName, type HostJob } from "@ringside/core/domain"

/** Card payment: the provider's form, the confirmation of payments, saved cards. */
export const cardJob = {
  name: "card-payment",
  packageName: "payments",
  handles: ["wcpay-upe-checkout"],
  settings: cardSettingsName,
  title: "Card payment (WooPayments)",
  shopPage: "checkout",
  doc: "Card payment: the provider's card form, confirmation of payments, saved cards, paying an order.",
} as const satisfies HostJob

const { name, packageName, handles, doc } = cardJob

/** The card form's job where its settings may have any name, as on pages of blocks, or where the page has those of the payment plugin alone. */
export const cardJobOfAnyPage = { name, packageName, handles, doc } as const satisfies HostJob

/**
 * The checkout form: the order review, coupons, the payment methods and the order itself. The checkout package does that job; it is declared
 * here because payments reads its mode, and imports no widget's package.
 */
export const checkoutJob = {
  name: "checkout",
  packageName: "checkout",
  handles: ["wc-checkout"],
  settings: "wc_checkout_params",
  title: "Classic checkout: totals, coupons, payment methods, the order button",
  shopPage: "checkout",
  doc: "The classic checkout form: order review, coupons, payment methods, placing the order.",
} as const satisfies HostJob

import type { HostJob } from "@ringside/core/domain"

/** Card payment: the provider's form, the confirmation of payments, saved cards. */
export const cardJob = {
  name: "card-payment",
  packageName: "payments",
  handles: ["wcpay-upe-checkout"],
  settings: "wcpay_upe_config",
  title: "Card payment (WooPayments)",
  shopPage: "checkout",
  doc: "Card payment: the provider's card form, confirmation of payments, saved cards, paying an order.",
} as const satisfies HostJob

const { name, packageName, handles, doc } = cardJob

/** The same job where its settings may have any name, as on pages of blocks, or where the page has those of the payment plugin alone. */
export const cardJobOfAnyPage = { name, packageName, handles, doc } as const satisfies HostJob

/**
 * Sending the checkout form. The checkout package does and declares that job; payments only reads its mode, because a package imports no
 * widget's package.
 */
export const placeOrderJob = {
  name: "checkout",
  packageName: "checkout",
  handles: ["wc-checkout"],
  settings: "wc_checkout_params",
  doc: "Placing the order of the classic checkout.",
} as const satisfies HostJob

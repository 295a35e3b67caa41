import type { HostJob } from "@ringside/core/domain"

/** Cards: the provider's form, the confirmation of payments, saved cards. */
export const cardJob = {
  packageName: "payments",
  handles: ["wcpay-upe-checkout"],
  settings: "wcpay_upe_config",
  doc: "Card payment: the provider's card form, confirmation of payments, saved cards, paying an order.",
} as const satisfies HostJob

/** The list of saved cards in the account, which needs no setting of the provider's. */
export const savedListJob = {
  packageName: "payments",
  handles: ["wc-account-payment-methods"],
  settings: "woocommerce_params",
  doc: "The account's list of saved cards: one press per action, and a question before a card is deleted.",
} as const satisfies HostJob

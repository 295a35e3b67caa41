import type { HostJob } from "@ringside/core/domain"

/** Cards: the provider's form, the confirmation of payments, saved cards. */
export const cardJob = {
  name: "card-payment",
  packageName: "payments",
  handles: ["wcpay-upe-checkout"],
  settings: "wcpay_upe_config",
  doc: "Card payment: the provider's card form, confirmation of payments, saved cards, paying an order.",
} as const satisfies HostJob

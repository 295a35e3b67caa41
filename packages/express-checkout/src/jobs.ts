import type { HostJob } from "@ringside/core/domain"

/** Wallet buttons. Their settings may also be those of the blocks (`ece_data`), so no global is named here: the start plan checks both. */
export const expressJob = {
  name: "wallet-buttons",
  packageName: "express-checkout",
  handles: ["WCPAY_EXPRESS_CHECKOUT_ECE"],
  title: "Apple Pay and Google Pay (WooPayments)",
  shopPage: "every",
  doc: "Wallet buttons (Apple Pay, Google Pay) on product, basket, checkout and order pages.",
} as const satisfies HostJob

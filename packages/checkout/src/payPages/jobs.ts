import type { HostJob } from "@ringside/core/domain"

// These jobs send no request, and all that the platform prints for them has defaults. Source: checkout contract §2.1.

/** Which of a payment's parts are visible, on pages beside the checkout. */
export const payFormJob = {
  name: "payment-boxes",
  packageName: "checkout",
  handles: ["wc-checkout", "wc-add-payment-method"],
  title: "Payment methods when paying an order later or adding a card",
  shopPage: "checkout",
  doc: "Payment boxes that open and close on the pages that pay an order or add a card.",
} as const satisfies HostJob

/** The choice between saved cards and a new one. */
export const savedTokensJob = {
  name: "saved-cards",
  packageName: "checkout",
  handles: ["woocommerce-tokenization-form"],
  title: "Saved cards: choosing one at checkout",
  shopPage: "checkout",
  doc: "The choice between saved cards and a new one, and the box that saves a card.",
} as const satisfies HostJob

/** The account's list of saved cards. */
export const savedTableJob = {
  name: "saved-cards-list",
  packageName: "checkout",
  handles: ["wc-add-payment-method"],
  title: "Saved cards: the list in “My account”",
  shopPage: "account",
  doc: "The account's list of saved cards: one press for each action, and a question before a card is deleted.",
} as const satisfies HostJob

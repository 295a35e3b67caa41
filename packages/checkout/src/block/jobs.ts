import type { HostJob } from "@ringside/core/domain"

/** The basket's block: lines, coupon, shipping, totals. */
export const basketBlockJob = {
  name: "basket-block",
  packageName: "checkout",
  handles: ["wc-cart-block-frontend"],
  title: "Basket page made of blocks",
  shopPage: "blocks",
  doc: "The basket block: lines, coupon, shipping, totals.",
} as const satisfies HostJob

/** The checkout's block. */
export const checkoutBlockJob = {
  name: "checkout-block",
  packageName: "checkout",
  handles: ["wc-checkout-block-frontend"],
  title: "Checkout page made of blocks",
  shopPage: "blocks",
  doc: "The checkout block: address, shipping, payment, placing the order.",
} as const satisfies HostJob

import type { HostJob } from "@ringside/core/domain"

/** The basket page: quantities, removing, coupons and shipping without a reload. */
export const basketPageJob = {
  name: "basket-page",
  packageName: "checkout",
  handles: ["wc-cart"],
  settings: "wc_cart_params",
  title: "Basket page: quantities, coupons and shipping without reloading",
  shopPage: "basket",
  doc: "The basket page: quantities, removing, coupons, shipping rates and the shipping calculator, without a reload.",
} as const satisfies HostJob

import type { HostJob } from "@ringside/core/domain"

/** Order attribution of the platform. Without its settings nothing is stored, nor written into forms. */
export const attributionJob = {
  name: "order-attribution",
  packageName: "attribution",
  handles: ["wc-order-attribution"],
  settings: "wc_order_attribution",
  title: "Order attribution: where an order came from",
  shopPage: "every",
  doc: "Order attribution: its cookies, and its hidden inputs in forms.",
} as const satisfies HostJob

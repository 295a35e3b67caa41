import { createHash } from "node:crypto"
import type { Order } from "../orders/readOrders.ts"

/**
 * Identifies an order at the provider: databases that share a test account have orders of the same number. A digest, because the order's
 * key opens its page.
 */
export function createOrderReference({ id, key }: Pick<Order, "id" | "key">): string {
  return createHash("sha256")
    .update(JSON.stringify(["reference", id, key]))
    .digest("hex")
    .slice(0, 32)
}

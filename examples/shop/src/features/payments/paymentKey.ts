import { createHash } from "node:crypto"

/**
 * Identifies an order by its session and payment method. A new payment method is created for one payment, so the same one means the same
 * order. Saved cards pay several orders, so they have no key.
 */
export function createPaymentKey(sessionId: string, fields: ReadonlyMap<string, string>): string | undefined {
  const paymentMethod = fields.get("wcpay-payment-method") ?? ""
  if (paymentMethod === "") return undefined
  return createHash("sha256")
    .update(JSON.stringify(["payment", sessionId, paymentMethod]))
    .digest("hex")
    .slice(0, 32)
}

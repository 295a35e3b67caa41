import type { PaymentMethod } from "./intents.ts"

/** A call that the provider refuses without creating anything: a mistake of the shop, like the real API's answer with status 400. */
export class ProviderRefusal extends Error {
  override readonly name = "ProviderRefusal"
  /** The name that the provider's SDK gives such an error. */
  readonly type = "StripeInvalidRequestError"
}

/** A request to charge or to save a card. */
export interface CardRequest {
  readonly kind: "payment" | "setup"
  readonly amount: number
  readonly currency: string
  readonly customer: string | null
}

const threeDecimals = new Set(["bhd", "jod", "kwd", "omr", "tnd"])

/**
 * Throws where the provider would refuse to charge or to save a card. `method` is null for an unknown one, which is answered otherwise.
 * @throws ProviderRefusal with the provider's rule
 */
export function checkCardRequest(
  { kind, amount, currency, customer }: CardRequest,
  method: PaymentMethod | null,
): void {
  if (kind === "payment") checkAmount(amount, currency)
  if (!method) return
  if (method.isSpent) {
    throw new ProviderRefusal(
      "The PaymentMethod was used before without being attached to a Customer, or was detached from one, and may not be used again.",
    )
  }
  if (method.customer === null || method.customer === customer) return
  throw new ProviderRefusal(
    customer === null
      ? "The PaymentMethod is attached to a Customer. The request must contain that Customer."
      : "The PaymentMethod is attached to another Customer than the one of the request.",
  )
}

function checkAmount(amount: number, currency: string): void {
  if (!/^[a-z]{3}$/.test(currency)) throw new ProviderRefusal("currency must be a lower-case code of three letters.")
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new ProviderRefusal("amount must be a positive integer.")
  if (threeDecimals.has(currency) && amount % 10 !== 0) {
    throw new ProviderRefusal(`amount must be a multiple of 10 in ${currency}.`)
  }
}

/** @throws ProviderRefusal for an amount that the payment doesn't have any more */
export function checkRefund(amount: number | undefined, left: number): void {
  if (amount === undefined ? left > 0 : Number.isSafeInteger(amount) && amount > 0 && amount <= left) return
  throw new ProviderRefusal("The refund is greater than the amount that is left of the payment.")
}

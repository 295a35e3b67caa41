import { readMember, readText } from "@ringside/core/domain"

/** A hidden input that is sent with an order. */
export interface PaymentInput {
  readonly name: string
  readonly id: string
  readonly value: string
}

/** The available data of a new card. */
export interface NewCard {
  readonly paymentMethodId?: string | null
  /** The provider's error, with which the shop records the attempt. */
  readonly error?: unknown
  readonly fraudToken?: string | null
  readonly fingerprint?: string | null
  readonly setupIntentId?: string | null
}

const failedMethod = "woocommerce_payments_payment_method_error"

/** The inputs that send a new card with an order, in the contract's order. Source: checkout §8.3. */
export function listPaymentInputs(card: NewCard): PaymentInput[] {
  const { fraudToken, fingerprint, setupIntentId } = card
  const pairs: [string, string][] = [...listMethod(card)]
  if (fingerprint) pairs.push(["wcpay-fingerprint", fingerprint])
  if (pairs.length > 0) pairs.push(["wcpay-fraud-prevention-token", fraudToken ?? ""])
  if (setupIntentId) pairs.push(["wcpay-setup-intent", setupIntentId])
  return pairs.map(([name, value]) => ({ name, id: name, value }))
}

/** The available data of a card at the block checkout; `savedToken` belongs to a saved card. */
export interface BlockPayment extends Omit<NewCard, "setupIntentId"> {
  readonly gatewayId: string
  readonly savedToken?: string | null
  readonly shouldSave?: boolean
}

/** The payment data of a block checkout order, in the contract's order. Source: checkout §8.4. */
export function createPaymentData(payment: BlockPayment): { key: string; value: string | boolean }[] {
  const { gatewayId, savedToken, fraudToken, fingerprint, shouldSave } = payment
  const saveKey = `wc-${gatewayId}-new-payment-method`
  const token = ["wcpay-fraud-prevention-token", fraudToken ?? ""] as const
  const pairs: readonly (readonly [string, string | boolean])[] = savedToken
    ? [
        ["token", savedToken],
        ["payment_method", gatewayId],
        [`wc-${gatewayId}-payment-token`, savedToken],
        ["isSavedToken", true],
        token,
        [saveKey, false],
      ]
    : [
        ["payment_method", gatewayId],
        ...listMethod(payment),
        token,
        ...(fingerprint ? [["wcpay-fingerprint", fingerprint] as const] : []),
        [saveKey, shouldSave === true],
      ]
  return pairs.map(([key, value]) => ({ key, value }))
}

function listMethod({ paymentMethodId, error }: NewCard): [string, string][] {
  if (!error) return paymentMethodId ? [["wcpay-payment-method", paymentMethodId]] : []
  const read = (name: string) => readText(readMember(error, [name]))
  return [
    ["wcpay-payment-method", failedMethod],
    ["wcpay-payment-method-error-code", read("code")],
    ["wcpay-payment-method-error-decline-code", read("decline_code")],
    ["wcpay-payment-method-error-message", read("message")],
    ["wcpay-payment-method-error-type", read("type")],
  ]
}

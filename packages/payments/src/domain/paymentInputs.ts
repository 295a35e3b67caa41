import { formatText, readMember } from "@ringside/core/domain"

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

/** The inputs that send a new card with an order, in the contract's order: after an error the token comes first. Source: checkout §8.3. */
export function listPaymentInputs(card: NewCard): PaymentInput[] {
  const method = listMethod(card)
  const fingerprint = listFilled("wcpay-fingerprint", card.fingerprint)
  const token: Pair[] =
    method.length + fingerprint.length > 0 ? [["wcpay-fraud-prevention-token", formatText(card.fraudToken)]] : []
  const rest = card.error ? [...token, ...fingerprint] : [...fingerprint, ...token]
  const pairs = [...method, ...rest, ...listFilled("wcpay-setup-intent", card.setupIntentId)]
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
  const { gatewayId, fraudToken, fingerprint, shouldSave } = payment
  const savedToken = formatText(payment.savedToken)
  const saveKey = `wc-${gatewayId}-new-payment-method`
  const token = ["wcpay-fraud-prevention-token", formatText(fraudToken)] as const
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
        ...listFilled("wcpay-fingerprint", fingerprint),
        [saveKey, shouldSave === true],
      ]
  return pairs.map(([key, value]) => ({ key, value }))
}

type Pair = [name: string, value: string]

/** An entry whose value isn't empty. */
function listFilled(name: string, value: unknown): Pair[] {
  const text = formatText(value)
  return text === "" ? [] : [[name, text]]
}

function listMethod({ paymentMethodId, error }: NewCard): Pair[] {
  if (!error) return listFilled("wcpay-payment-method", paymentMethodId)
  const read = (name: string) => formatText(readMember(error, [name]))
  return [
    ["wcpay-payment-method", failedMethod],
    ["wcpay-payment-method-error-code", read("code")],
    ["wcpay-payment-method-error-decline-code", read("decline_code")],
    ["wcpay-payment-method-error-message", read("message")],
    ["wcpay-payment-method-error-type", read("type")],
  ]
}

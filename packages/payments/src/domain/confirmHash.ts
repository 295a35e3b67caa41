/** The kind of intent to confirm: a payment intent, or a setup intent for an order that costs nothing now. */
export type IntentKind = "pi" | "si"

/** The parts of `#wcpay-confirm-{kind}:{order}:{secret}:{nonce}`. */
export interface ConfirmHash {
  readonly kind: IntentKind
  readonly orderId: number
  readonly clientSecret: string
  readonly nonce: string
  /** The fifth part, which newer servers add. */
  readonly confirmationToken: string | null
}

/** The parts of a confirmation's hash with the names of the wallets' contract. */
export interface ConfirmFragment {
  readonly type: IntentKind
  readonly orderId: string
  readonly clientSecret: string
  readonly nonce: string
  /** Whether the address is the payment page of an existing order. */
  readonly isOrderPay: boolean
}

/** The start of a hash by which the shop requests the confirmation of a payment. Source: checkout contract §8.6. */
export const confirmHashStart = "#wcpay-confirm-"

/** Longer than any address that a shop generates. */
const maxCharacters = 4096

/**
 * Parses the hash at the end of an address by which the shop requests the confirmation of a payment. On the payment page of an existing
 * order, the order number comes from the address. Null for any other address. Source: checkout §8.6, §1 D6 and D7.
 */
export function parseConfirmHash(url: string): ConfirmHash | null {
  const parts = splitHash(url)
  if (parts === null) return null
  const { kind, orderId, clientSecret, nonce, token } = parts
  return { kind, orderId: Number(orderId), clientSecret, nonce, confirmationToken: token }
}

/** Parses a confirmation's hash to the names of the wallets' contract; the product calls `parseConfirmHash`. Source: express-checkout §6.3. */
export function parseConfirmFragment(url: string): ConfirmFragment | null {
  const parts = splitHash(url)
  if (parts === null) return null
  const { kind, orderId, clientSecret, nonce, isOrderPay } = parts
  return { type: kind, orderId, clientSecret, nonce, isOrderPay }
}

function splitHash(url: unknown) {
  if (typeof url !== "string" || url.length > maxCharacters) return null
  const start = url.indexOf(confirmHashStart)
  if (start < 0) return null
  const [kind = "", printedId = "", clientSecret = "", nonce = "", token = null, ...more] = url
    .slice(start + confirmHashStart.length)
    .split(":")
  const paidId = readOrderPayId(url.slice(0, start))
  const orderId = paidId ?? printedId
  const isWhole =
    more.length === 0 &&
    /^\d+$/.test(printedId) &&
    Number.isSafeInteger(Number(orderId)) &&
    clientSecret.trim() !== "" &&
    /^[a-z0-9]+$/i.test(nonce) &&
    (token === null || /^\w+$/.test(token))
  if (!isWhole || (kind !== "pi" && kind !== "si")) return null
  return { kind, orderId, clientSecret, nonce, token, isOrderPay: paidId !== null } as const
}

/** Digits right after the name: `order-pay/123` or `order-pay=123`. */
function readOrderPayId(address: string): string | null {
  return /order-pay[/=](\d+)/.exec(address)?.[1] ?? null
}

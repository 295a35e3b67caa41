import type { CardOutcome } from "./cards.ts"

/** The status of an intent, in the provider's terms. */
export type IntentStatus = "requires_payment_method" | "requires_action" | "processing" | "succeeded" | "canceled"

/** An error of a bank or of the provider, as server and browser receive it. */
export interface ProviderError {
  readonly type: string
  readonly code?: string
  readonly decline_code?: string
  readonly message: string
}

/** A payment, or the saving of a card. Amounts are in the provider's units. */
export interface Intent {
  readonly id: string
  readonly kind: "payment" | "setup"
  readonly status: IntentStatus
  readonly clientSecret: string
  readonly paymentMethod: string
  readonly customer: string | null
  readonly amount: number
  readonly currency: string
  readonly refunded: number
  readonly metadata: Readonly<Record<string, string>>
  readonly lastError: ProviderError | null
}

/** A card that is registered with the provider. Its number is a test card's. */
export interface PaymentMethod {
  readonly id: string
  readonly outcome: CardOutcome
  readonly customer: string | null
  /** Whether it was detached, or charged without a customer: it can't be used again. */
  readonly isSpent?: boolean
  /** Whether its owner has been authenticated permanently. */
  readonly isProved: boolean
  readonly card: {
    readonly brand: string
    readonly last4: string
    readonly exp_month: number
    readonly exp_year: number
  }
}

/** The shopper's response to the bank's challenge. */
export type Challenge = "complete" | "fail" | "close"

/** The bank's error for a failed authentication. Source: express-checkout §14.2. */
const authenticationFailure: ProviderError = {
  type: "invalid_request_error",
  code: "payment_intent_authentication_failure",
  message: "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
}

/** The part of an intent that the browser may read. */
export function describeIntent(intent: Intent): Readonly<Record<string, unknown>> {
  const { id, kind, status, lastError, amount, currency, paymentMethod } = intent
  return kind === "payment"
    ? {
        id,
        object: "payment_intent",
        status,
        amount,
        currency,
        payment_method: paymentMethod,
        last_payment_error: lastError,
      }
    : { id, object: "setup_intent", status, payment_method: paymentMethod, last_setup_error: lastError }
}

/** The result of charging or saving an intent's card without the shopper. */
export function chargeCard(
  kind: Intent["kind"],
  { outcome, isProved }: PaymentMethod,
): Pick<Intent, "status" | "lastError"> {
  switch (outcome.kind) {
    case "decline":
      return decline(outcome)
    case "decline-charges":
      return kind === "setup"
        ? { status: "succeeded", lastError: null }
        : decline({
            kind: "decline",
            code: "card_declined",
            declineCode: "generic_decline",
            message: "Your card was declined.",
          })
    case "challenge":
      return outcome.unlessSaved && isProved && kind === "payment"
        ? { status: "succeeded", lastError: null }
        : { status: "requires_action", lastError: null }
    default:
      return { status: "succeeded", lastError: null }
  }
}

/** The result of the shopper's response to the bank's challenge. */
export function answerChallenge(
  { outcome }: PaymentMethod,
  challenge: Challenge,
): Pick<Intent, "status" | "lastError"> {
  if (challenge !== "complete") return { status: "requires_payment_method", lastError: authenticationFailure }
  const then = outcome.kind === "challenge" ? outcome.then : undefined
  return then?.kind === "decline" ? decline(then) : { status: "succeeded", lastError: null }
}

function decline({
  code,
  declineCode,
  message,
}: Extract<CardOutcome, { kind: "decline" }>): Pick<Intent, "status" | "lastError"> {
  const lastError = {
    type: "card_error",
    code,
    ...(declineCode !== undefined && { decline_code: declineCode }),
    message,
  }
  return { status: "requires_payment_method", lastError }
}

/** The name of the event for an intent that has reached its status, without its kind. */
export function nameEvent({ kind, status }: Intent): string {
  switch (status) {
    case "succeeded":
      return "intent.succeeded"
    case "requires_action":
      return "intent.requires_action"
    case "canceled":
      return "intent.canceled"
    default:
      return kind === "payment" ? "intent.payment_failed" : "intent.setup_failed"
  }
}

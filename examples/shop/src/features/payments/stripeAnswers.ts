import type { Intent, IntentStatus, ProviderError } from "@ringside/simulated-provider"
import type Stripe from "stripe"
import type { ProviderCard } from "./port.ts"

/** Converts the provider's payment to the shop's form. */
export function readPaymentIntent(intent: Stripe.PaymentIntent): Intent {
  const { latest_charge: charge } = intent
  return {
    id: intent.id,
    kind: "payment",
    status: readStatus(intent.status),
    clientSecret: intent.client_secret ?? "",
    paymentMethod: readId(intent.payment_method) || readId(intent.last_payment_error?.payment_method),
    customer: readId(intent.customer) || null,
    amount: intent.amount,
    currency: intent.currency,
    refunded: typeof charge === "object" && charge ? charge.amount_refunded : 0,
    metadata: intent.metadata,
    lastError: readError(intent.last_payment_error),
  }
}

/** Converts the provider's set-up of a card to the shop's form. */
export function readSetupIntent(intent: Stripe.SetupIntent): Intent {
  return {
    id: intent.id,
    kind: "setup",
    status: readStatus(intent.status),
    clientSecret: intent.client_secret ?? "",
    paymentMethod: readId(intent.payment_method) || readId(intent.last_setup_error?.payment_method),
    customer: readId(intent.customer) || null,
    amount: 0,
    currency: "",
    refunded: 0,
    metadata: intent.metadata ?? {},
    lastError: readError(intent.last_setup_error),
  }
}

/** Reads a card; null for another kind of payment method. */
export function readProviderCard({ id, customer, card }: Stripe.PaymentMethod): ProviderCard | null {
  if (!card) return null
  const { brand, last4, exp_month, exp_year } = card
  return { id, customer: readId(customer) || null, card: { brand, last4, exp_month, exp_year } }
}

const statuses: readonly string[] = [
  "requires_payment_method",
  "requires_action",
  "processing",
  "succeeded",
  "canceled",
] satisfies IntentStatus[]

/** A status that the shop never requests, such as manual capture, counts as processing: nothing is shipped for it. */
function readStatus(status: string): IntentStatus {
  if (status === "requires_confirmation") return "requires_payment_method"
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is in the list
  return statuses.includes(status) ? (status as IntentStatus) : "processing"
}

function readId(value: string | { readonly id: string } | null | undefined): string {
  return typeof value === "string" ? value : (value?.id ?? "")
}

function readError(
  error: Stripe.PaymentIntent.LastPaymentError | Stripe.SetupIntent.LastSetupError | null,
): ProviderError | null {
  if (!error) return null
  return {
    type: error.type,
    ...(error.code !== undefined && { code: error.code }),
    ...(error.decline_code !== undefined && { decline_code: error.decline_code }),
    message: error.message ?? "",
  }
}

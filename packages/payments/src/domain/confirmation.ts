import {
  formatText,
  isRecord,
  isSafeRedirect,
  parseSurroundedJson,
  readMember,
  selectRedirect,
} from "@ringside/core/domain"

/** The provider's result of confirming a payment. */
export interface Confirmation {
  readonly intentId: string | null
  /** The provider's error message; empty for an error without a message. */
  readonly providerError: string | null
  /** The problem that the intent itself reports. */
  readonly intentError: string | null
}

/** The result of a confirmation. */
export type OrderStatus =
  | { readonly kind: "redirect"; readonly url: string }
  | { readonly kind: "error"; readonly message: string }

/** The message for a failure without its own. Source: specification §8. */
export const genericPaymentMessage =
  "There was a problem processing the payment. Please check your email inbox and refresh the page to try again."

const actionMessage = "Payment requires additional action."

/** The intent id in a provider result or its error. Source: express-checkout §13. */
export function readIntentId(result: unknown): string | null {
  const places = [
    ["paymentIntent", "id"],
    ["setupIntent", "id"],
    ["error", "payment_intent", "id"],
    ["error", "setup_intent", "id"],
  ]
  return places.map((path) => readFilled(readMember(result, path))).find((id) => id !== null) ?? null
}

/** Statuses of intents that need no confirmation any more. */
const settledStatuses: readonly unknown[] = ["succeeded", "processing", "requires_capture"]

/**
 * Reads the provider's result of a confirmation. The provider refuses to confirm an intent again that is confirmed: that is no error, as when the
 * shopper presses again after an answer of the shop was lost. Source: checkout §8.6.
 */
export function readConfirmation(result: unknown): Confirmation {
  const refusal = readMember(result, ["error"])
  const refused = readMember(refusal, ["payment_intent"]) ?? readMember(refusal, ["setup_intent"])
  const error = settledStatuses.includes(readMember(refused, ["status"])) ? null : refusal
  const intent = readMember(result, ["paymentIntent"]) ?? readMember(result, ["setupIntent"])
  return {
    intentId: readIntentId(result),
    providerError: error ? (readFilled(readMember(error, ["message"])) ?? "") : null,
    intentError: readIntentError(intent),
  }
}

/** Statuses of intents by which nothing was paid, and no card was saved. */
const unpaidStatuses: readonly unknown[] = [
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
  "canceled",
]

/** Whether the bank may have confirmed: money may move, whatever the shop answers. Source: checkout §8.6. */
export function mayBeConfirmed(result: unknown): boolean {
  const { intentId, providerError, intentError } = readConfirmation(result)
  const intent = readMember(result, ["paymentIntent"]) ?? readMember(result, ["setupIntent"])
  const isUnpaid = unpaidStatuses.includes(readMember(intent, ["status"]))
  return intentId !== null && providerError === null && intentError === null && !isUnpaid
}

/** The shop's message about an order status that it didn't take; empty without one, null without an error. Source: checkout §3 R5. */
export function readOrderStatusError(response: unknown): string | null {
  return readAnswerError(readAnswer(response))
}

/** A pending action is more specific than the error before it. */
function readIntentError(intent: unknown): string | null {
  if (readMember(intent, ["status"]) === "requires_action") return actionMessage
  const last = readMember(intent, ["last_payment_error"]) ?? readMember(intent, ["last_setup_error"])
  return last ? readFilled(readMember(last, ["message"])) : null
}

/**
 * The redirect of a confirmed payment, or the error to show: the provider's before the shop's before the intent's. Source: checkout §8.6.
 */
export function readOrderStatus(
  response: unknown,
  confirmation: Confirmation,
  { genericMessage, pageUrl }: { readonly genericMessage: string; readonly pageUrl: string },
): OrderStatus {
  const answer = readAnswer(response)
  const url = selectRedirect(readMember(answer, ["return_url"]), pageUrl)
  return selectStatus(answer, confirmation, { genericMessage, url })
}

/**
 * Selects the outcome of a wallet's payment, from the provider's result and the shop's response. Nothing in the product calls it: `confirmationsService` confirms cards
 * and wallets alike, and resolves the address against the page. Source: express-checkout §6.3, §8.
 */
export function selectConfirmOutcome(providerResult: unknown, postResponse: unknown): OrderStatus {
  const answer = readAnswer(postResponse)
  const url = readFilled(readMember(answer, ["return_url"]))?.trim() ?? ""
  return selectStatus(answer, readConfirmation(providerResult), {
    genericMessage: genericPaymentMessage,
    url: isSafeRedirect(url) ? url : null,
  })
}

function selectStatus(
  answer: unknown,
  { providerError, intentError }: Confirmation,
  { genericMessage, url }: { readonly genericMessage: string; readonly url: string | null },
): OrderStatus {
  const error = providerError ?? readAnswerError(answer) ?? intentError
  if (error !== null) return { kind: "error", message: error || genericMessage }
  return url === null ? { kind: "error", message: genericMessage } : { kind: "redirect", url }
}

/** Hosts send an object, or its JSON text. */
function readAnswer(response: unknown): unknown {
  return typeof response === "string" ? parseSurroundedJson(response) : response
}

/** Empty for an error without a message, null without an error. */
function readAnswerError(answer: unknown): string | null {
  const error = readMember(answer, ["error"])
  if (!error) return null
  return readFilled(isRecord(error) ? readMember(error, ["message"]) : error) ?? ""
}

/** A text that isn't empty, or a number as text; null for any other value. */
function readFilled(value: unknown): string | null {
  return formatText(value) || null
}

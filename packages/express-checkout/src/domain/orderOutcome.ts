import { readStoreApiMessage } from "@ringside/cart/domain"
import { formatPlainText, formatText, isSafeRedirect } from "@ringside/core/domain"
import {
  genericOrderMessage,
  genericPaymentMessage,
  parseConfirmHash,
  readPaymentResult,
} from "@ringside/payments/domain"

/** The step after an order: a redirect, a payment to confirm, or a text for the shopper. */
export type OrderOutcome =
  | { readonly kind: "redirect" | "confirm"; readonly url: string }
  | { readonly kind: "error"; readonly message: string }

/** Reads the Store API's response to an order. Markup is removed from its texts. Source: express-checkout §8. */
export function readOrderOutcome(response: unknown): OrderOutcome {
  const { status, addresses, errorMessage } = readPaymentResult(response)
  if (status !== "success") {
    const message = readStoreApiMessage(response) || formatPlainText(errorMessage) || genericOrderMessage
    return { kind: "error", message }
  }
  const urls = addresses.map((address) => formatText(address).trim()).filter(isSafeRedirect)
  const asked = urls.find((url) => parseConfirmHash(url) !== null)
  if (asked !== undefined) return { kind: "confirm", url: asked }
  const [url] = urls
  return url === undefined ? { kind: "error", message: genericPaymentMessage } : { kind: "redirect", url }
}

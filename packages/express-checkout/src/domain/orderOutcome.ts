import { readStoreApiMessage } from "@ringside/cart/domain"
import { formatPlainText, formatText, isSafeRedirect, readList, readMember } from "@ringside/core/domain"
import { genericPaymentMessage, parseConfirmHash } from "@ringside/payments/domain"

/** The step after an order: a redirect, a payment to confirm, or a text for the shopper. */
export type OrderOutcome =
  | { readonly kind: "redirect" | "confirm"; readonly url: string }
  | { readonly kind: "error"; readonly message: string }

const orderMessage = "There was a problem processing the order."

/** Reads the Store API's response to an order. Markup is removed from its texts. Source: express-checkout §8. */
export function readOrderOutcome(response: unknown): OrderOutcome {
  const result = readMember(response, ["payment_result"])
  if (readMember(result, ["payment_status"]) !== "success")
    return { kind: "error", message: readFault(response, result) }
  const url = formatText(readMember(result, ["redirect_url"])).trim()
  if (!isSafeRedirect(url)) return { kind: "error", message: genericPaymentMessage }
  return { kind: parseConfirmHash(url) === null ? "redirect" : "confirm", url }
}

function readFault(response: unknown, result: unknown): string {
  const detail = readList(readMember(result, ["payment_details"])).find(
    (entry) => readMember(entry, ["key"]) === "errorMessage",
  )
  return readStoreApiMessage(response) || formatPlainText(readMember(detail, ["value"])) || orderMessage
}

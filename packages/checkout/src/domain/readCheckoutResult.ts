import { readRecord, selectRedirect } from "@ringside/core/domain"
import { confirmHashStart } from "@ringside/payments/domain"

/** The next step that the answer to an order asks for. */
export type CheckoutResult =
  /** Where the order leads; `#` leads nowhere: a script of the gateway takes the payment on this page. */
  | { readonly kind: "redirect"; readonly url: string }
  /** The payment is to be confirmed on this page. */
  | { readonly kind: "confirm"; readonly hash: string }
  | { readonly kind: "reload" }
  | {
      readonly kind: "error"
      /** Whether the order review is to be updated, too. */
      readonly refresh: boolean
      /** The shop's own messages. */
      readonly html: string | null
      /** The general message, where the shop gives none. */
      readonly text: string | null
    }

interface CheckoutContext {
  readonly errorMessage: string
  readonly pageUrl: string
}

/** Reads the answer to an order. A success that leads nowhere is an error: the shopper must not wait. Source: checkout contract §6. */
export function readCheckoutResult(result: unknown, context: CheckoutContext | null): CheckoutResult {
  const { errorMessage, pageUrl } = context ?? { errorMessage: "", pageUrl: "" }
  const answer = readRecord(result)
  if (answer.result === "success") {
    const { redirect } = answer
    if (typeof redirect === "string" && redirect.startsWith(confirmHashStart))
      return { kind: "confirm", hash: redirect }
    const url = typeof redirect === "string" && redirect.trim() === "#" ? "#" : selectRedirect(redirect, pageUrl)
    if (url !== null) return { kind: "redirect", url }
  }
  if (answer.reload === true) return { kind: "reload" }
  const html = typeof answer.messages === "string" && answer.messages.trim() !== "" ? answer.messages : null
  return { kind: "error", refresh: answer.refresh === true, html, text: html === null ? errorMessage : null }
}

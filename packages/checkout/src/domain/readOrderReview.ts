import { isRecord } from "@ringside/core/domain"

/** The answer to an update of the order review. */
export type OrderReview =
  | { readonly kind: "reload" }
  | {
      readonly kind: "success" | "failure" | "error"
      /** Markup by the selector of what it replaces. */
      readonly fragments: Readonly<Record<string, string>>
      /** Notices, as markup. */
      readonly messages: string
    }

/** Reads the answer to an update of the order review; `error` is for one that is no answer. Source: checkout contract §4.3. */
export function readOrderReview(response: unknown): OrderReview {
  if (!isRecord(response)) return { kind: "error", fragments: {}, messages: "" }
  if (response.reload === true) return { kind: "reload" }
  const { fragments, messages } = response
  return {
    kind: response.result === "failure" ? "failure" : "success",
    fragments: Object.fromEntries(
      Object.entries(isRecord(fragments) ? fragments : {}).filter(
        (fragment): fragment is [string, string] => typeof fragment[1] === "string",
      ),
    ),
    messages: typeof messages === "string" ? messages : "",
  }
}

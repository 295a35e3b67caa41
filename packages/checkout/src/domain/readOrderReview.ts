import { isRecord, readRecord } from "@ringside/core/domain"

/** The answer to an update of the order review. A success may have messages that are no errors. */
export type OrderReview =
  | { readonly kind: "reload" }
  | {
      readonly kind: "success" | "failure" | "error"
      /** Markup by the selector of what it replaces. */
      readonly fragments: Readonly<Record<string, string>>
      /** Notices, as markup. */
      readonly messages: string
      /** Whether the shop says that a message is an error; missing from shops before WooCommerce 11.2, which call every notice a failure. */
      readonly hasErrors?: boolean
    }

/** An answer that is shown on the page. */
export type ShownReview = Exclude<OrderReview, { readonly kind: "reload" }>

/** Reads the answer to an update of the order review; `error` is for one that is no answer. Source: checkout contract §4.3. */
export function readOrderReview(response: unknown): OrderReview {
  if (!isRecord(response)) return { kind: "error", fragments: {}, messages: "" }
  if (response.reload === true) return { kind: "reload" }
  const { fragments } = response
  const messages = typeof response.messages === "string" ? response.messages : ""
  const hasErrors = readErrorFlag(response.has_errors, messages)
  return {
    kind: (hasErrors ?? response.result === "failure") ? "failure" : "success",
    fragments: Object.fromEntries(
      Object.entries(readRecord(fragments)).filter(
        (fragment): fragment is [string, string] => typeof fragment[1] === "string",
      ),
    ),
    messages,
    ...(hasErrors !== undefined && { hasErrors }),
  }
}

/** Whether the shop says that a message is an error. As in the platform's script, that needs a message; else `result` counts. */
function readErrorFlag(flag: unknown, messages: string): boolean | undefined {
  return flag === false || (flag === true && messages !== "") ? flag : undefined
}

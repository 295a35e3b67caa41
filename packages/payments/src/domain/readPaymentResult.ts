import { isRecord, readMember } from "@ringside/core/domain"

/** The payment of an order as the Store API answers it, unchecked. */
export interface PaymentResult {
  readonly status: unknown
  /**
   * Where the shop leads: `redirect_url`, then the detail `redirect`. The platform empties the first for a hash that asks to confirm the
   * payment, since `esc_url_raw` takes its start for an unknown scheme; the detail has it unchanged.
   */
  readonly addresses: readonly unknown[]
  /** The shop's reason for a refusal. */
  readonly errorMessage: unknown
}

/** The message for a refused order where the shop gives none. Source: checkout contract §1 D5. */
export const genericOrderMessage = "There was a problem processing the order."

/** Reads `payment_result` of the response to an order. Source: checkout contract §8.5. */
export function readPaymentResult(response: unknown): PaymentResult {
  const result = readMember(response, ["payment_result"])
  const details = readDetails(readMember(result, ["payment_details"]))
  return {
    status: readMember(result, ["payment_status"]),
    addresses: [readMember(result, ["redirect_url"]), details.get("redirect")],
    errorMessage: details.get("errorMessage"),
  }
}

/** Whether the response to an order is that of one which exists, also where it leads nowhere: the order isn't to be placed again. */
export function isOrderPlaced(response: unknown): boolean {
  const { status } = readPaymentResult(response)
  return status === "success" || status === "pending"
}

/** Details are a list of keys and values; older servers send them as an object. */
function readDetails(details: unknown): ReadonlyMap<string, unknown> {
  if (!Array.isArray(details)) return new Map(isRecord(details) ? Object.entries(details) : [])
  return new Map(
    details.flatMap((entry: unknown) => {
      const key = readMember(entry, ["key"])
      return typeof key === "string" ? [[key, readMember(entry, ["value"])] as const] : []
    }),
  )
}

import { formatText } from "@ringside/core/domain"
import type { ConfirmFragment } from "./confirmHash.ts"

/** The input of `update_order_status`. */
export interface OrderStatusRequest {
  readonly orderId: number | string
  /** The nonce of the hash: a guest whose account was created with the order has a different session than the page. */
  readonly nonce: string
  readonly intentId: string | null
  readonly shouldSave: boolean
  readonly isChangingPayment: boolean
}

/** The fields that report a confirmed payment to the shop, in the contract's order. Source: checkout §3 R5, §1 D1. */
export function createOrderStatusFields({
  orderId,
  nonce,
  intentId,
  shouldSave,
  isChangingPayment,
}: OrderStatusRequest): [string, string][] {
  return [
    ["action", "update_order_status"],
    ["order_id", formatText(orderId)],
    ["_ajax_nonce", formatText(nonce)],
    ["intent_id", formatText(intentId)],
    ["should_save_payment_method", shouldSave ? "true" : "false"],
    ["is_changing_payment", isChangingPayment ? "true" : "false"],
  ]
}

/** Creates the fields from the names of the wallets' contract; the product calls `createOrderStatusFields`. Source: express-checkout §4.5. */
export function createStatusBody(
  fragment: Pick<ConfirmFragment, "orderId" | "nonce"> | null,
  intentId: string | null,
  options?: { readonly savePaymentMethod?: boolean; readonly changingPayment?: boolean } | null,
): [string, string][] {
  return createOrderStatusFields({
    orderId: fragment?.orderId ?? "",
    nonce: fragment?.nonce ?? "",
    intentId,
    shouldSave: options?.savePaymentMethod === true,
    isChangingPayment: options?.changingPayment === true,
  })
}

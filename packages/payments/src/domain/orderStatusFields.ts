import type { ConfirmFragment } from "./confirmHash.ts"

/** What `update_order_status` is told. */
export interface OrderStatusRequest {
  readonly orderId: number | string
  /** From the hash: a guest who got an account with the order has another session than the page. */
  readonly nonce: string
  readonly intentId: string | null
  readonly shouldSave: boolean
  readonly isChangingPayment: boolean
}

/** The fields by which the shop is told that a payment was confirmed, in their order. Source: checkout §3 R5, §1 D1. */
export function createOrderStatusFields({
  orderId,
  nonce,
  intentId,
  shouldSave,
  isChangingPayment,
}: OrderStatusRequest): [string, string][] {
  return [
    ["action", "update_order_status"],
    ["order_id", String(orderId)],
    ["_ajax_nonce", nonce],
    ["intent_id", intentId ?? ""],
    ["should_save_payment_method", shouldSave ? "true" : "false"],
    ["is_changing_payment", isChangingPayment ? "true" : "false"],
  ]
}

/** The same for wallets. Source: express-checkout §4.5. */
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

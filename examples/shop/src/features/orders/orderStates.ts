/** The states of an order, by the platform's names. */
export const orderStates = ["pending", "on-hold", "processing", "completed", "cancelled", "refunded", "failed"] as const

/** `pending` and `on-hold` wait for payment, `processing` is being packed, `completed` is shipped or ready for pick-up. */
export type OrderState = (typeof orderStates)[number]

const next: Readonly<Record<OrderState, readonly OrderState[]>> = {
  pending: ["on-hold", "processing", "completed", "cancelled", "failed"],
  "on-hold": ["processing", "completed", "cancelled", "failed"],
  processing: ["on-hold", "completed", "cancelled", "refunded"],
  completed: ["processing", "refunded"],
  cancelled: ["on-hold", "processing"],
  refunded: [],
  failed: ["pending", "on-hold", "processing", "cancelled"],
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** How long an order waits for a bank transfer. */
const transferDays = 7

/** The states that an order may change to. */
export function nextStates(state: OrderState): readonly OrderState[] {
  return next[state]
}

/** Whether an order stands: a repeated request for it gets the same answer. Any other one waits for its payment, or has ended. */
export function isPlaced(state: OrderState): boolean {
  return state === "on-hold" || state === "processing" || state === "completed"
}

/** Whether an order in this state holds its stock. Refunded orders do, because their items may have been shipped already. */
export function keepsStock(state: OrderState): boolean {
  return state !== "cancelled" && state !== "failed"
}

/** When an unpaid order is cancelled; null for states that don't wait for payment. */
export function selectDeadline(state: OrderState, now: Date): Date | null {
  if (state === "pending") return new Date(now.getTime() + 60 * minuteMs)
  return state === "on-hold" ? new Date(now.getTime() + transferDays * dayMs) : null
}

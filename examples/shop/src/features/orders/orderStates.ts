/** What may become of an order, in the platform's words. */
export const orderStates = ["pending", "on-hold", "processing", "completed", "cancelled", "refunded", "failed"] as const

/** Where an order stands. `pending` and `on-hold` wait for money; `processing` is packed; `completed` is on its way. */
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

/** For so many days an order waits for a bank transfer. */
const transferDays = 7

/** The states that an order may be given now. */
export function nextStates(state: OrderState): readonly OrderState[] {
  return next[state]
}

/** Whether the pieces of an order in this state are out of the stock. What was refunded had been sent: it doesn't come back by itself. */
export function keepsStock(state: OrderState): boolean {
  return state !== "cancelled" && state !== "failed"
}

/** Until when an order waits for its money before it is cancelled; null where it doesn't. */
export function selectDeadline(state: OrderState, now: Date): Date | null {
  if (state === "pending") return new Date(now.getTime() + 60 * minuteMs)
  return state === "on-hold" ? new Date(now.getTime() + transferDays * dayMs) : null
}

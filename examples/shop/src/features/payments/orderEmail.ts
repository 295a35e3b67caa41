import { createGuessLimit } from "../../session/guessLimit.ts"
import { defineService } from "../../shop.ts"
import type { Visit } from "../../visit.ts"
import type { Order } from "../orders/readOrders.ts"

/** The wait after too many wrong addresses. */
export const emailWaitSeconds = 600

const guessesMax = 5
const limitOf = defineService(({ clock }) => createGuessLimit(clock, { guessesMax, windowMs: emailWaitSeconds * 1000 }))

/** Compares an e-mail address with an order's. After five wrong ones for an order, its sender's addresses aren't compared. */
export function checkOrderEmail(visit: Visit, order: Order, email: string): "right" | "wrong" | "blocked" {
  const limit = limitOf(visit.shop)
  const guesser = `${String(order.id)} ${visit.sender ?? visit.browserSession.id}`
  if (limit.isBlocked(guesser)) return "blocked"
  if (email.trim().toLowerCase() === order.billing.email.toLowerCase()) return "right"
  // The question itself is asked without an address.
  if (email.trim() !== "") limit.count(guesser)
  return "wrong"
}

import type { CardCheckout } from "./cardCheckout.ts"
import { formatError } from "./notices.ts"
import { type PlaceAnswer, type PlacedOrder, placeOrder, type PlaceAttempt } from "./placeOrder.ts"

/** Places an order that is paid by card. The basket is emptied only when its order is paid. */
export async function placeCardOrder(attempt: PlaceAttempt, cards: CardCheckout): Promise<PlaceAnswer> {
  const { view, orders } = attempt
  const placed: PlacedOrder[] = []
  const basket = { ...view.basket, remove: () => ({ kind: "done" }) as const }
  const answer = placeOrder({ ...attempt, view: { ...view, basket }, orders: placed, firstId: 800 + attempt.attempts })
  const [order] = placed
  if (answer.result === "failure" || !order) return answer
  const whenPaid = () => {
    orders.push(order)
    for (const { key } of view.basket.lines) view.basket.remove(key)
  }
  const result = await cards.charge(order, { prefix: view.prefix, whenPaid })
  if (result.kind === "declined") {
    return { result: "failure", messages: formatError(result.message), refresh: false, reload: false }
  }
  if (result.kind === "paid") whenPaid()
  return { result: "success", redirect: result.redirect, order_id: order.id }
}

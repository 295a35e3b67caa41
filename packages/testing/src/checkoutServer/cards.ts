import { formatError } from "./notices.ts"
import { type PlaceAnswer, type PlacedOrder, placeOrder, type PlaceAttempt } from "./placeOrder.ts"

/** What came of charging a card. */
export type CardResult =
  | { readonly kind: "paid"; readonly redirect: string }
  /** The payment is to be confirmed; `whenPaid` runs when the shop has seen that it was. */
  | { readonly kind: "confirm"; readonly redirect: string }
  | { readonly kind: "declined"; readonly message: string }

/** Cards, as the checkout's double needs them. */
export interface CardCheckout {
  /** The gateway's entry in the list of payment methods. */
  formatMethod(isChosen: boolean, prefix: string): string
  /** What a payment fragment ends with. */
  formatSettings(totalMinor: number): string
  charge(order: PlacedOrder, options: { readonly prefix: string; readonly whenPaid: () => void }): Promise<CardResult>
}

/** Places an order that is paid by card. A basket is emptied when its order is paid, and not before. */
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

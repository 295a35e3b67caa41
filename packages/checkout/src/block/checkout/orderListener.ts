import { createContext } from "react"

/** An order that the shop has taken. */
export interface PlacedOrder {
  /** The order's number in the shop; null where the answer names none. */
  readonly id: number | null
  /** Where the shop sends the shopper: to its page of thanks, or to where a payment is finished. */
  readonly url: string
}

/** Returns true where the app shows a page of its own in place of `url`. */
// oxlint-disable-next-line typescript/no-invalid-void-type -- a listener that returns nothing leaves the rest to the checkout
export type OrderListener = (order: PlacedOrder) => boolean | void

/** The app's; a hook has none. */
export const OrderListenerContext = /* @__PURE__ */ createContext<OrderListener | undefined>(undefined)

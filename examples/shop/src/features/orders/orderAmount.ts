import type { Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import { amountHtml } from "../catalogue/price.ts"
import type { Order } from "./readOrders.ts"

/** Formats an amount in minor units of the order's own currency. */
export function orderAmount(amountMinor: number, { currency }: Pick<Order, "currency">, { language }: Visit): Html {
  return amountHtml(amountMinor, { language, currency })
}

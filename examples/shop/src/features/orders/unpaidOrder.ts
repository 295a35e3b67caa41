import { and, desc, eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import type { Basket } from "../basket/basket.ts"
import type { BasketCustomer } from "../basket/customer.ts"
import { addressKeys, createAddress } from "../shipping/address.ts"
import { readOrder, type Order } from "./readOrders.ts"
import { orders } from "./schema.ts"

/** Finds the session's newest order that waits for a card payment, for example after the page was reloaded before paying. */
export async function findUnpaid(database: Database, sessionId: string): Promise<Order | undefined> {
  const [row] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.sessionId, sessionId), eq(orders.state, "pending")))
    .orderBy(desc(orders.id))
    .limit(1)
  return row && readOrder(database, row.id)
}

/** Whether an unpaid order differs from what the shopper is ordering now. */
export async function isOutdated(
  transaction: Database,
  order: Order,
  basket: Basket,
  customer: BasketCustomer,
): Promise<boolean> {
  const [row] = await transaction.select({ hash: orders.basketHash }).from(orders).where(eq(orders.id, order.id))
  const shipping = shippingOf(customer)
  return (
    row?.hash !== basket.hash ||
    order.totalMinor !== basket.totalMinor ||
    order.currency !== basket.currency ||
    order.paymentMethod !== customer.paymentMethod ||
    order.note !== customer.note ||
    addressKeys.some((key) => order.billing[key] !== customer.billing[key] || order.shipping[key] !== shipping[key])
  )
}

/** The shipping address: the shopper's own one, or the billing address without phone and e-mail. */
export function shippingOf({ billing, shipping, shipsElsewhere }: BasketCustomer) {
  const { phone: _phone, email: _email, ...ownAddress } = billing
  return shipsElsewhere ? shipping : createAddress(ownAddress)
}

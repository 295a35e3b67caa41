import { and, desc, eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import type { Basket } from "../basket/basket.ts"
import type { BasketCustomer } from "../basket/customer.ts"
import { addressKeys, createAddress } from "../shipping/address.ts"
import { readOrder, type Order } from "./readOrders.ts"
import { orders } from "./schema.ts"

/** The order of a session that waits for its card, as where the page was loaded anew before it was paid. */
export async function findUnpaid(database: Database, sessionId: string): Promise<Order | undefined> {
  const [row] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.sessionId, sessionId), eq(orders.state, "pending")))
    .orderBy(desc(orders.id))
    .limit(1)
  return row && readOrder(database, row.id)
}

/** Whether an order that waits for its card is no longer what the shopper is about to buy. */
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

/** Where an order goes: as the shopper says, else where the bill goes. */
export function shippingOf({ billing, shipping, shipsElsewhere }: BasketCustomer) {
  const { phone: _phone, email: _email, ...ownAddress } = billing
  return shipsElsewhere ? shipping : createAddress(ownAddress)
}

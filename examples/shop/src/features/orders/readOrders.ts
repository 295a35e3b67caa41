import { asc, desc, eq, inArray, type SQL } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { isSame } from "../../session/nonces.ts"
import { orderItems, orders } from "./schema.ts"

/**
 * A line item, with names and prices as ordered. Amounts are minor units of the order's currency, tax included except for the tax itself.
 */
export type OrderItem = Omit<typeof orderItems.$inferSelect, "orderId" | "position">

/**
 * An order with its line items. Amounts are minor units of its currency, tax included except for the tax itself. `customerId` is null for a
 * guest. `heldUntil` is when an unpaid order is cancelled. `ownerId` is the session of the browser that placed it, if that isn't the
 * basket's own session.
 */
export interface Order extends Omit<typeof orders.$inferSelect, "idempotencyKey" | "basketHash"> {
  readonly items: readonly OrderItem[]
}

/** Which page of a list to read. */
export interface OrderListing {
  /** Starts at 1. */
  readonly page?: number
  readonly perPage?: number
}

/** A page of a list of orders. `hasMore` is true if older orders follow it. */
export interface OrderPage {
  readonly orders: readonly Order[]
  readonly hasMore: boolean
}

/** Lists all orders, newest first. */
export function listOrders(database: Database, listing: OrderListing = {}): Promise<OrderPage> {
  return listWhere(database, undefined, listing)
}

/** Lists a customer's orders, newest first. */
export function listOrdersOf(database: Database, customerId: number, listing: OrderListing = {}): Promise<OrderPage> {
  return listWhere(database, eq(orders.customerId, customerId), listing)
}

/** Reads an order by its number; undefined if it doesn't exist. */
export async function readOrder(database: Database, id: number): Promise<Order | undefined> {
  const [order] = await withItems(database, await database.select().from(orders).where(eq(orders.id, id)))
  return order
}

/** Reads an order by its number and key; undefined if the key is wrong. */
export async function readOrderByKey(database: Database, id: number, key: string): Promise<Order | undefined> {
  const order = await readOrder(database, id)
  return order && isSame(order.key, key) ? order : undefined
}

/** Whether a browser's session placed the order, from its own basket or from a separate cart. */
export function isPlacedBy({ sessionId, ownerId }: Order, browserSessionId: string): boolean {
  return sessionId === browserSessionId || ownerId === browserSessionId
}

/** Reads one row more than the page has, which shows whether another page follows. */
async function listWhere(
  database: Database,
  condition: SQL | undefined,
  { page = 1, perPage = 50 }: OrderListing,
): Promise<OrderPage> {
  const rows = await database
    .select()
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.id))
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
  return { orders: await withItems(database, rows.slice(0, perPage)), hasMore: rows.length > perPage }
}

async function withItems(database: Database, rows: readonly (typeof orders.$inferSelect)[]): Promise<readonly Order[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const items = await database
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position))
  return rows.map(({ idempotencyKey: _, basketHash: _hash, ...order }) => ({
    ...order,
    items: items
      .filter(({ orderId }) => orderId === order.id)
      .map(({ orderId: _id, position: _position, ...item }) => item),
  }))
}

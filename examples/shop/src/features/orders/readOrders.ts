import { asc, desc, eq, inArray, type SQL } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { isSame } from "../../session/nonces.ts"
import { orderItems, orders } from "./schema.ts"

/** A line of an order, with names and prices as they were. Amounts are minor units of the order's currency, tax included. */
export type OrderItem = Omit<typeof orderItems.$inferSelect, "orderId" | "position">

/**
 * An order with its lines. Amounts are minor units of its currency, tax included unless they are the tax. `customerId` is null for a
 * guest; `heldUntil` is when an order that is not paid will be cancelled. `ownerId` is the session of the browser that placed it, where
 * that isn't the basket's own session.
 */
export interface Order extends Omit<typeof orders.$inferSelect, "idempotencyKey" | "basketHash"> {
  readonly items: readonly OrderItem[]
}

/** A page of a list of orders. */
export interface OrderListing {
  /** Beginning with 1. */
  readonly page?: number
  readonly perPage?: number
}

/** All orders, the newest first. */
export function listOrders(database: Database, listing: OrderListing = {}): Promise<readonly Order[]> {
  return listWhere(database, undefined, listing)
}

/** The orders of a customer, the newest first. */
export function listOrdersOf(
  database: Database,
  customerId: number,
  listing: OrderListing = {},
): Promise<readonly Order[]> {
  return listWhere(database, eq(orders.customerId, customerId), listing)
}

/** An order by its number. */
export async function readOrder(database: Database, id: number): Promise<Order | undefined> {
  const [order] = await withItems(database, await database.select().from(orders).where(eq(orders.id, id)))
  return order
}

/** An order for somebody who has to prove by its key that they may see it. */
export async function readOrderByKey(database: Database, id: number, key: string): Promise<Order | undefined> {
  const order = await readOrder(database, id)
  return order && isSame(order.key, key) ? order : undefined
}

/** Whether a browser's session placed an order, from its own basket or from a separate cart. */
export function isPlacedBy({ sessionId, ownerId }: Order, browserSessionId: string): boolean {
  return sessionId === browserSessionId || ownerId === browserSessionId
}

async function listWhere(
  database: Database,
  condition: SQL | undefined,
  { page = 1, perPage = 50 }: OrderListing,
): Promise<readonly Order[]> {
  const rows = await database
    .select()
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return withItems(database, rows)
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

import { and, asc, eq, inArray, sql } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { touchSession } from "../../session/notices.ts"
import { cutText } from "../../texts/storableText.ts"
import type { Coupon } from "./coupon.ts"
import { basketCoupons, coupons } from "./schema.ts"

const codeLengthMax = 40
/** The most coupons in a basket. It keeps a program that tries codes from filling the table. */
export const basketCouponsMax = 5

/** Normalizes a code: upper case and outer spaces don't matter. */
export function normalizeCode(code: string): string {
  return cutText(code.trim().toLowerCase(), codeLengthMax)
}

/** Reads the coupons of a basket, in the order they were entered. */
export async function readBasketCoupons(database: Database, sessionId: string): Promise<readonly Coupon[]> {
  return database
    .select(couponColumns())
    .from(basketCoupons)
    .innerJoin(coupons, eq(coupons.code, basketCoupons.code))
    .where(eq(basketCoupons.sessionId, sessionId))
    .orderBy(asc(basketCoupons.position))
}

/** Reads a coupon by its normalized code; undefined for an unknown one. */
export async function readCoupon(database: Database, code: string): Promise<Coupon | undefined> {
  const [coupon] = await database.select(couponColumns()).from(coupons).where(eq(coupons.code, code))
  return coupon
}

/** Locks coupons until the end of the transaction, so that simultaneous orders can't exceed a usage limit. */
export async function lockCoupons(transaction: Database, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return
  await transaction
    .select({ code: coupons.code })
    .from(coupons)
    .where(inArray(coupons.code, [...codes]))
    .orderBy(asc(coupons.code))
    .for("update")
}

/** Stores a coupon for a basket; false if the basket has `basketCouponsMax` already. */
export async function addBasketCoupon(database: Database, sessionId: string, code: string): Promise<boolean> {
  await touchSession(database, sessionId)
  if ((await database.$count(basketCoupons, eq(basketCoupons.sessionId, sessionId))) >= basketCouponsMax) return false
  await database.insert(basketCoupons).values({ sessionId, code }).onConflictDoNothing()
  return true
}

/** Removes coupons from a basket; true if it had any of them. */
export async function removeBasketCoupons(
  database: Database,
  sessionId: string,
  codes: readonly string[],
): Promise<boolean> {
  if (codes.length === 0) return false
  const removed = await database
    .delete(basketCoupons)
    .where(and(eq(basketCoupons.sessionId, sessionId), inArray(basketCoupons.code, [...codes])))
    .returning({ code: basketCoupons.code })
  return removed.length > 0
}

function couponColumns() {
  return {
    code: coupons.code,
    kind: coupons.kind,
    amount: coupons.amount,
    hasFreeShipping: coupons.hasFreeShipping,
    minMinor: coupons.minMinor,
    expiresAt: coupons.expiresAt,
    usageLimit: coupons.usageLimit,
    isIndividual: coupons.isIndividual,
    excludesSale: coupons.excludesSale,
    timesUsed: sql<number>`case when ${coupons.usageLimit} is null then 0 else (
      select count(*)::int from orders
      where state not in ('cancelled', 'failed') and orders.coupons @> jsonb_build_array(jsonb_build_object('code', ${coupons.code}))
    ) end`,
  }
}

import { and, asc, eq, inArray, sql } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { touchSession } from "../../session/notices.ts"
import type { Coupon } from "./coupon.ts"
import { basketCoupons, coupons } from "./schema.ts"

const codeLengthMax = 40
/** More of them nobody enters; a program that tries codes would pile up rows. */
const basketCouponsMax = 5

/** Codes are read without regard to case and spaces. */
export function normalizeCode(code: string): string {
  return code.trim().toLowerCase().slice(0, codeLengthMax)
}

/** The coupons of a basket, in the order they were entered. */
export async function readBasketCoupons(database: Database, sessionId: string): Promise<readonly Coupon[]> {
  return database
    .select(couponColumns())
    .from(basketCoupons)
    .innerJoin(coupons, eq(coupons.code, basketCoupons.code))
    .where(eq(basketCoupons.sessionId, sessionId))
    .orderBy(asc(basketCoupons.position))
}

/** A coupon by its code. */
export async function readCoupon(database: Database, code: string): Promise<Coupon | undefined> {
  const [coupon] = await database.select(couponColumns()).from(coupons).where(eq(coupons.code, code))
  return coupon
}

/** Lets the orders that use these coupons come one after another, so that none is used more often than it may be. */
export async function lockCoupons(transaction: Database, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return
  await transaction
    .select({ code: coupons.code })
    .from(coupons)
    .where(inArray(coupons.code, [...codes]))
    .orderBy(asc(coupons.code))
    .for("update")
}

/** Keeps a coupon for a basket. */
export async function addBasketCoupon(database: Database, sessionId: string, code: string): Promise<void> {
  await touchSession(database, sessionId)
  if ((await database.$count(basketCoupons, eq(basketCoupons.sessionId, sessionId))) >= basketCouponsMax) return
  await database.insert(basketCoupons).values({ sessionId, code }).onConflictDoNothing()
}

/** Takes coupons out of a basket; tells whether any was in it. */
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

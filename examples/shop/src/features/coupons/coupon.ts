import type { coupons } from "./schema.ts"

/** A coupon. `timesUsed` is the number of orders that used it, or 0 without a `usageLimit`, where it isn't needed. */
export interface Coupon extends Readonly<typeof coupons.$inferSelect> {
  readonly timesUsed: number
}

/** A line of the basket. Minor units of EUR, tax included. */
export interface DiscountableLine {
  readonly subtotalMinor: number
  readonly isOnSale: boolean
}

/** Why a coupon is refused. */
export type CouponFault =
  | "unknown"
  | "expired"
  | "used-up"
  | "below-minimum"
  | "nothing-fits"
  | "individual"
  | "applied-already"

/** The discounts of a basket, in minor units of EUR. */
export interface Discounts {
  readonly applied: readonly { readonly coupon: Coupon; readonly discountMinor: number }[]
  readonly refused: readonly { readonly coupon: Coupon; readonly fault: CouponFault }[]
  /** The discount of each line. */
  readonly byLine: readonly number[]
}

/**
 * Applies coupons in their order. A percentage is rounded once per line; a fixed amount is split by what remains of the
 * lines, so that its parts add up to it. No line gets below 0.
 */
export function applyCoupons(coupons: readonly Coupon[], lines: readonly DiscountableLine[], now: Date): Discounts {
  const itemsMinor = sum(lines.map(({ subtotalMinor }) => subtotalMinor))
  let byLine: readonly number[] = lines.map(() => 0)
  const applied: { coupon: Coupon; discountMinor: number }[] = []
  const refused: { coupon: Coupon; fault: CouponFault }[] = []
  for (const coupon of coupons) {
    const fault = findFault(coupon, { lines, itemsMinor, earlier: applied.map((one) => one.coupon), now })
    if (fault) {
      refused.push({ coupon, fault })
      continue
    }
    const taken = discountLines(coupon, lines, byLine)
    applied.push({ coupon, discountMinor: sum(taken) })
    byLine = byLine.map((minor, index) => minor + (taken[index] ?? 0))
  }
  return { applied, refused, byLine }
}

interface Circumstances {
  readonly lines: readonly DiscountableLine[]
  readonly itemsMinor: number
  readonly earlier: readonly Coupon[]
  readonly now: Date
}

function findFault(coupon: Coupon, { lines, itemsMinor, earlier, now }: Circumstances): CouponFault | undefined {
  if (coupon.expiresAt && coupon.expiresAt <= now) return "expired"
  if (coupon.usageLimit !== null && coupon.timesUsed >= coupon.usageLimit) return "used-up"
  if (itemsMinor < coupon.minMinor) return "below-minimum"
  if (!lines.some((line) => fits(coupon, line))) return "nothing-fits"
  const isAlone = earlier.length === 0
  return isAlone || !(coupon.isIndividual || earlier.some(({ isIndividual }) => isIndividual))
    ? undefined
    : "individual"
}

function discountLines(
  coupon: Coupon,
  lines: readonly DiscountableLine[],
  earlier: readonly number[],
): readonly number[] {
  const left = lines.map((line, index) => (fits(coupon, line) ? line.subtotalMinor - (earlier[index] ?? 0) : 0))
  if (coupon.kind === "fixed_cart") return splitAmount(Math.min(coupon.amount, sum(left)), left)
  return lines.map(({ subtotalMinor }, index) =>
    Math.min(left[index] ?? 0, Math.round((subtotalMinor * coupon.amount) / 100)),
  )
}

function fits({ excludesSale }: Coupon, { isOnSale }: DiscountableLine): boolean {
  return !(excludesSale && isOnSale)
}

/**
 * Splits an amount by weights, so that the parts add up to it: the parts with the largest remainders are rounded up.
 * With weights of 0 only, all parts are 0.
 */
export function splitAmount(amountMinor: number, weights: readonly number[]): readonly number[] {
  const total = sum(weights)
  if (total === 0) return weights.map(() => 0)
  const parts = weights.map((weight, index) => {
    const exact = amountMinor * weight
    return { index, minor: Math.floor(exact / total), lost: exact % total }
  })
  const over = amountMinor - sum(parts.map(({ minor }) => minor))
  const raised = new Set(
    parts
      .toSorted((one, other) => other.lost - one.lost || one.index - other.index)
      .slice(0, over)
      .map(({ index }) => index),
  )
  return parts.map(({ index, minor }) => minor + (raised.has(index) ? 1 : 0))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

import { describe, expect, test } from "vitest"
import { applyCoupons, splitAmount, type Coupon } from "./coupon.ts"

const now = new Date("2026-06-01T00:00:00Z")

function coupon(changes: Partial<Coupon> = {}): Coupon {
  return {
    code: "c",
    kind: "percent",
    amount: 10,
    hasFreeShipping: false,
    minMinor: 0,
    expiresAt: null,
    usageLimit: null,
    isIndividual: false,
    excludesSale: false,
    timesUsed: 0,
    ...changes,
  }
}

const line = (subtotalMinor: number, isOnSale = false) => ({ subtotalMinor, isOnSale })
const fixed = (amount: number, changes: Partial<Coupon> = {}) =>
  coupon({ code: "f", kind: "fixed_cart", amount, ...changes })

describe("what coupons take off", () => {
  test.each([
    {
      what: "a percentage, rounded once a line",
      coupons: [coupon()],
      lines: [line(105), line(1005)],
      byLine: [11, 101],
    },
    { what: "nothing of nothing", coupons: [coupon()], lines: [], byLine: [] },
    { what: "all of it", coupons: [coupon({ amount: 100 })], lines: [line(1), line(99)], byLine: [1, 99] },
    { what: "an amount, to the cent", coupons: [fixed(100)], lines: [line(1), line(1), line(1)], byLine: [1, 1, 1] },
    {
      what: "an amount by what lines cost",
      coupons: [fixed(500)],
      lines: [line(5800), line(2400)],
      byLine: [354, 146],
    },
    {
      what: "reduced lines are left out",
      coupons: [coupon({ excludesSale: true })],
      lines: [line(1000), line(1000, true)],
      byLine: [100, 0],
    },
    {
      what: "no line falls below nothing",
      coupons: [coupon({ amount: 80 }), coupon({ code: "d", amount: 80 })],
      lines: [line(100)],
      byLine: [100],
    },
    {
      what: "the second takes of what is left",
      coupons: [fixed(900), fixed(900, { code: "g" })],
      lines: [line(1000)],
      byLine: [1000],
    },
  ])("$what", ({ coupons, lines, byLine }) => {
    const discounts = applyCoupons(coupons, lines, now)
    expect(discounts.byLine).toEqual(byLine)
    const total = byLine.reduce((sum, minor) => sum + minor, 0)
    expect(discounts.applied.reduce((sum, { discountMinor }) => sum + discountMinor, 0)).toBe(total)
  })

  test.each([
    { fault: "expired", changes: { expiresAt: now } },
    { fault: "used-up", changes: { usageLimit: 2, timesUsed: 2 } },
    { fault: "below-minimum", changes: { minMinor: 1001 } },
    { fault: "nothing-fits", changes: { excludesSale: true } },
  ] as const)("nothing: $fault", ({ fault, changes }) => {
    const discounts = applyCoupons([coupon(changes)], [line(1000, true)], now)
    expect(discounts.refused).toMatchObject([{ fault }])
    expect(discounts.byLine).toEqual([0])
  })

  test.each([
    { coupons: [coupon(), fixed(1, { isIndividual: true })], refused: "f" },
    { coupons: [fixed(1, { isIndividual: true }), coupon()], refused: "c" },
  ])("one that stands alone leaves no room for $refused", ({ coupons, refused }) => {
    expect(applyCoupons(coupons, [line(1000)], now).refused).toMatchObject([
      { coupon: { code: refused }, fault: "individual" },
    ])
  })
})

test.each([
  { amountMinor: 100, weights: [1, 1, 1], parts: [34, 33, 33] },
  { amountMinor: 1, weights: [1, 3], parts: [0, 1] },
  { amountMinor: 0, weights: [5], parts: [0] },
  { amountMinor: 7, weights: [0, 0], parts: [0, 0] },
  { amountMinor: 10, weights: [0, 5], parts: [0, 10] },
])("$amountMinor split by $weights is $parts", ({ amountMinor, weights, parts }) => {
  expect(splitAmount(amountMinor, weights)).toEqual(parts)
})

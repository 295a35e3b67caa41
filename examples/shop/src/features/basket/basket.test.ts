import { describe, expect, test } from "vitest"
import { createProduct } from "../../testing/product.ts"
import { createMethod, createTerms } from "../../testing/terms.ts"
import type { Coupon } from "../coupons/coupon.ts"
import { taxIn } from "../shipping/tax.ts"
import { createBasket, lineKey, type BasketLine } from "./basket.ts"

function line(regularMinor: number, quantity: number, saleMinor: number | null = null): BasketLine {
  const product = createProduct({ id: regularMinor, regularMinor, saleMinor })
  return { key: lineKey(product.id, undefined), product, variation: undefined, quantity }
}

describe("the basket's sums", () => {
  test.each([
    { what: "nothing", lines: [], count: 0, items: 0, shipping: 0, total: 0 },
    { what: "one figure", lines: [line(5800, 1)], count: 1, items: 5800, shipping: 690, total: 6490 },
    { what: "a reduced one", lines: [line(8900, 2, 6900)], count: 2, items: 13800, shipping: 690, total: 14490 },
    {
      what: "a cent below the free parcel",
      lines: [line(14999, 1)],
      count: 1,
      items: 14999,
      shipping: 690,
      total: 15689,
    },
    { what: "the free parcel", lines: [line(15000, 1)], count: 1, items: 15000, shipping: 0, total: 15000 },
    { what: "two lines", lines: [line(129000, 1), line(2400, 3)], count: 4, items: 136200, shipping: 0, total: 136200 },
  ])("of $what", ({ lines, count, items, shipping, total }) => {
    expect(createBasket(lines, createTerms())).toMatchObject({
      count,
      itemsMinor: items,
      shippingMinor: shipping,
      totalMinor: total,
    })
  })

  test("the tax is that of every line and of the parcel", () => {
    expect(createBasket([line(5800, 1)], createTerms()).taxMinor).toBe(taxIn(5800, 2100) + taxIn(690, 2100))
  })

  test.each([
    { amountMinor: 0, taxMinor: 0 },
    { amountMinor: 1, taxMinor: 0 },
    { amountMinor: 121, taxMinor: 21 },
    { amountMinor: 12100, taxMinor: 2100 },
    { amountMinor: 5800, taxMinor: 1007 },
  ])("$amountMinor holds $taxMinor of tax", ({ amountMinor, taxMinor }) => {
    expect(taxIn(amountMinor, 2100)).toBe(taxMinor)
  })
})

test("the total of a currency with three decimals can be charged, and is the sum of its parts", () => {
  const coupon: Coupon = {
    code: "seven",
    kind: "percent",
    amount: 7,
    hasFreeShipping: false,
    minMinor: 0,
    expiresAt: null,
    usageLimit: null,
    isIndividual: false,
    excludesSale: false,
    timesUsed: 0,
  }
  for (let priceMinor = 1001; priceMinor < 1200; priceMinor += 7) {
    const terms = { ...createTerms(), currency: "KWD" as const, coupons: [coupon] }
    const basket = createBasket([line(priceMinor, 3), line(priceMinor + 2, 1)], terms)
    const { totalMinor, itemsMinor, discountMinor, shippingMinor, lines } = basket
    expect([totalMinor % 10, itemsMinor - discountMinor + shippingMinor]).toEqual([0, totalMinor])
    expect(lines.reduce((sum, one) => sum + one.totalMinor, shippingMinor)).toBe(totalMinor)
    expect(basket.coupons[0]).toMatchObject({ coupon: { code: "seven" }, discountMinor })
  }
})

describe("the basket's hash", () => {
  test("is empty for an empty basket", () => {
    expect(createBasket([], createTerms()).hash).toBe("")
  })

  test("changes with quantity, price and lines, and only then", () => {
    const basket = createBasket([line(5800, 1)], createTerms())
    expect(createBasket([line(5800, 1)], createTerms()).hash).toBe(basket.hash)
    const others = [[line(5800, 2)], [line(5800, 1, 4900)], [line(5800, 1), line(2400, 1)]].map(
      (lines) => createBasket(lines, createTerms()).hash,
    )
    expect(new Set([basket.hash, ...others]).size).toBe(4)
  })

  test("changes with the rate and the currency, whose total is another one", () => {
    const methods = [createMethod(), createMethod({ id: 9, costMinor: 1990 })]
    const terms = createTerms({ place: { methods, tax: { name: "IVA", percentHundredths: 2100 } } })
    const own = createBasket([line(5800, 1)], terms)
    const inYen = createBasket([line(5800, 1)], { ...terms, currency: "JPY" })
    const other = own.rates.find(({ id }) => id !== own.rate?.id)
    const rated = createBasket([line(5800, 1)], { ...terms, rateId: other?.id ?? "" })
    expect(new Set([own.hash, inYen.hash, rated.hash]).size).toBe(3)
  })
})

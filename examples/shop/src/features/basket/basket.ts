import { createHash } from "node:crypto"
import { currentMinor, type Price, type Product, type Variation } from "../catalogue/product.ts"
import { applyCoupons, type Coupon, type CouponFault } from "../coupons/coupon.ts"
import { freeFromMinor, selectRates, type Destination, type ShippingRate } from "../shipping/rates.ts"
import type { Place } from "../shipping/readPlace.ts"
import { priceWithTax, taxIn, type TaxRate } from "../shipping/tax.ts"
import type { Language } from "../../texts/languages.ts"
import { convertAmount, type Currency } from "../../texts/money.ts"

/** A product, or one variation of it, and how many. */
export interface BasketLine {
  readonly key: string
  readonly product: Product
  readonly variation: Variation | undefined
  readonly quantity: number
}

/** A line with what it costs at the shopper's place. Minor units of the basket's currency, tax included unless it is the tax. */
export interface PricedLine extends BasketLine {
  /** Of one piece. */
  readonly price: Price
  /** Before coupons. */
  readonly subtotalMinor: number
  readonly subtotalTaxMinor: number
  readonly discountMinor: number
  readonly totalMinor: number
  /** Inside the total. */
  readonly taxMinor: number
}

/** What decides about the sums of a basket beside its lines. Amounts of place and coupons are minor units of `currency`. */
export interface BasketTerms {
  /** EUR unless told. */
  readonly currency?: Currency
  readonly language: Language
  readonly destination: Destination
  readonly place: Place
  readonly coupons: readonly Coupon[]
  /** The rate that the shopper chose; "" or a stale one counts as none. */
  readonly rateId: string
  readonly now: Date
}

/** Everything a page says about a basket. Amounts are minor units of `currency`, tax included unless it is the tax. */
export interface Basket {
  readonly currency: Currency
  readonly lines: readonly PricedLine[]
  readonly count: number
  /** Changes whenever the lines or their prices do; "" for an empty basket. */
  readonly hash: string
  /** Changes whenever anything does that the shopper agrees to by ordering. */
  readonly agreementHash: string
  readonly itemsMinor: number
  readonly coupons: readonly AppliedCoupon[]
  readonly refusedCoupons: readonly { readonly coupon: Coupon; readonly fault: CouponFault }[]
  readonly discountMinor: number
  readonly destination: Destination
  /** Empty where the shop doesn't ship, and in an empty basket. */
  readonly rates: readonly ShippingRate[]
  readonly rate: ShippingRate | undefined
  readonly freeFromMinor: number | undefined
  readonly tax: TaxRate
  readonly shippingMinor: number
  readonly shippingTaxMinor: number
  readonly taxMinor: number
  readonly totalMinor: number
}

/** A coupon that counts, and what it takes off. */
export interface AppliedCoupon {
  readonly coupon: Coupon
  readonly discountMinor: number
}

/** Adds up a basket. Amounts are rounded once a line. */
export function createBasket(lines: readonly BasketLine[], terms: BasketTerms): Basket {
  const { place, language, destination, rateId, currency = "EUR" } = terms
  const { percentHundredths } = place.tax
  const isEmpty = lines.length === 0
  const subtotals = lines.map((line) => priceWithTax(catalogueMinor(line, currency), percentHundredths))
  const discounts = applyCoupons(
    isEmpty ? [] : terms.coupons,
    lines.map((line, index) => ({
      subtotalMinor: subtotals[index] ?? 0,
      isOnSale: linePrice(line).saleMinor !== null,
    })),
    terms.now,
  )
  const priced = lines.map((line, index) =>
    priceLine(
      line,
      { percentHundredths, currency },
      {
        subtotalMinor: subtotals[index] ?? 0,
        discountMinor: discounts.byLine[index] ?? 0,
      },
    ),
  )
  const itemsMinor = sum(subtotals)
  const discountMinor = sum(discounts.byLine)
  const isFree = discounts.applied.some(({ coupon }) => coupon.hasFreeShipping)
  const rates = isEmpty ? [] : selectRates(place.methods, { amountMinor: itemsMinor - discountMinor, isFree, language })
  const rate = rates.find(({ id }) => id === rateId) ?? rates[0]
  const shippingMinor = rate?.costMinor ?? 0
  const shippingTaxMinor = taxIn(shippingMinor, percentHundredths)
  const totalMinor = itemsMinor - discountMinor + shippingMinor
  const hash = isEmpty ? "" : hashOf(priced.map((line) => [line.key, line.quantity, line.subtotalMinor]))
  const agreed = discounts.applied.map((one) => [one.coupon.code, one.discountMinor])
  return {
    currency,
    lines: priced,
    count: sum(lines.map(({ quantity }) => quantity)),
    hash,
    agreementHash: hashOf([hash, agreed, rate?.id, shippingMinor, totalMinor, currency]),
    itemsMinor,
    coupons: discounts.applied,
    refusedCoupons: discounts.refused,
    discountMinor,
    destination,
    rates,
    rate,
    freeFromMinor: freeFromMinor(place.methods),
    tax: place.tax,
    shippingMinor,
    shippingTaxMinor,
    taxMinor: sum(priced.map(({ taxMinor }) => taxMinor)) + shippingTaxMinor,
    totalMinor,
  }
}

function priceLine(
  line: BasketLine,
  { percentHundredths, currency }: { readonly percentHundredths: number; readonly currency: Currency },
  { subtotalMinor, discountMinor }: Pick<PricedLine, "subtotalMinor" | "discountMinor">,
): PricedLine {
  const { regularMinor, saleMinor } = convertPrice(linePrice(line), currency)
  const totalMinor = subtotalMinor - discountMinor
  return {
    ...line,
    price: {
      regularMinor: priceWithTax(regularMinor, percentHundredths),
      saleMinor: saleMinor === null ? null : priceWithTax(saleMinor, percentHundredths),
    },
    subtotalMinor,
    subtotalTaxMinor: taxIn(subtotalMinor, percentHundredths),
    discountMinor,
    totalMinor,
    taxMinor: taxIn(totalMinor, percentHundredths),
  }
}

/** The line of a product in a basket is always the same, so that adding it again raises the line. */
export function lineKey(productId: number, variationId: number | undefined): string {
  return createHash("md5")
    .update(`${String(productId)}:${String(variationId ?? 0)}`)
    .digest("hex")
}

/** How many of what the line sells are there. */
export function lineStock({ product, variation }: BasketLine): number {
  return variation?.stock ?? product.stock ?? 0
}

/** The number by which the shop's stock list knows what the line sells. */
export function lineSku({ product, variation }: BasketLine): string {
  return variation?.sku ?? product.sku
}

/** Regular and reduced price of what the line sells, as the catalogue has them. */
function linePrice({ product, variation }: BasketLine): Price {
  return variation ?? product
}

function convertPrice({ regularMinor, saleMinor }: Price, currency: Currency): Price {
  return {
    regularMinor: convertAmount(regularMinor, currency),
    saleMinor: saleMinor === null ? null : convertAmount(saleMinor, currency),
  }
}

function catalogueMinor(line: BasketLine, currency: Currency): number {
  return currentMinor(convertPrice(linePrice(line), currency)) * line.quantity
}

function hashOf(contents: readonly unknown[]): string {
  return createHash("md5").update(JSON.stringify(contents)).digest("hex")
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

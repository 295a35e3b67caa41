import { createHash } from "node:crypto"
import { convertPrice, currentMinor, type Price, type Product, type Variation } from "../catalogue/product.ts"
import { applyCoupons, type Coupon, type CouponFault } from "../coupons/coupon.ts"
import { freeFromMinor, selectRates, type Destination, type ShippingRate } from "../shipping/rates.ts"
import type { Place } from "../shipping/readPlace.ts"
import { priceWithTax, taxIn, type TaxRate } from "../shipping/tax.ts"
import type { Language } from "../../texts/languages.ts"
import type { Currency } from "../../texts/money.ts"

/** A product, or one of its variations, with the quantity. */
export interface BasketLine {
  readonly key: string
  readonly product: Product
  readonly variation: Variation | undefined
  readonly quantity: number
}

/**
 * A line with its prices at the shopper's place. Amounts are minor units of the basket's currency, tax included except for the tax itself.
 */
export interface PricedLine extends BasketLine {
  /** The price of one item. */
  readonly price: Price
  /** Before coupons. */
  readonly subtotalMinor: number
  readonly subtotalTaxMinor: number
  readonly discountMinor: number
  readonly totalMinor: number
  /** Included in the total. */
  readonly taxMinor: number
}

/** The terms of a basket's amounts, beside its lines. Amounts of place and coupons are minor units of `currency`. */
export interface BasketTerms {
  /** EUR by default. */
  readonly currency?: Currency
  readonly language: Language
  readonly destination: Destination
  readonly place: Place
  readonly coupons: readonly Coupon[]
  /** The chosen rate; "" or an outdated one counts as none. */
  readonly rateId: string
  readonly now: Date
}

/** Everything that pages show of a basket. Amounts are minor units of `currency`, tax included except for the tax itself. */
export interface Basket {
  readonly currency: Currency
  readonly lines: readonly PricedLine[]
  readonly count: number
  /** Changes whenever the lines, their prices or the total do; "" for an empty basket. */
  readonly hash: string
  /** Changes whenever something does that the shopper agrees to by ordering. */
  readonly agreementHash: string
  readonly itemsMinor: number
  readonly coupons: readonly AppliedCoupon[]
  readonly refusedCoupons: readonly { readonly coupon: Coupon; readonly fault: CouponFault }[]
  readonly discountMinor: number
  readonly destination: Destination
  /** Whether something in the basket must be shipped; false for an empty basket. */
  readonly needsShipping: boolean
  /** Empty where the shop doesn't ship, and where nothing must be shipped. */
  readonly rates: readonly ShippingRate[]
  readonly rate: ShippingRate | undefined
  readonly freeFromMinor: number | undefined
  readonly tax: TaxRate
  readonly shippingMinor: number
  readonly shippingTaxMinor: number
  readonly taxMinor: number
  readonly totalMinor: number
}

/** An accepted coupon with its discount. */
export interface AppliedCoupon {
  readonly coupon: Coupon
  readonly discountMinor: number
}

/** Computes a basket. Amounts are rounded once per line. */
export function createBasket(lines: readonly BasketLine[], terms: BasketTerms): Basket {
  const { place, language, destination, rateId, currency = "EUR" } = terms
  const { percentHundredths } = place.tax
  const isEmpty = lines.length === 0
  const needsShipping = lines.some(({ product }) => !product.isVirtual)
  const subtotals = lines.map((line) =>
    chargeableMinor(priceWithTax(catalogueMinor(line, currency), percentHundredths), currency),
  )
  const discounts = discountLines(
    isEmpty ? [] : terms.coupons,
    lines.map((line, index) => ({
      subtotalMinor: subtotals[index] ?? 0,
      isOnSale: linePrice(line).saleMinor !== null,
    })),
    terms,
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
  const amountMinor = itemsMinor - discountMinor
  const rates = needsShipping ? selectRates(place.methods, { amountMinor, isFree, language }) : []
  const rate = rates.find(({ id }) => id === rateId) ?? rates[0]
  const shippingMinor = chargeableMinor(rate?.costMinor ?? 0, currency)
  const shippingTaxMinor = taxIn(shippingMinor, percentHundredths)
  const totalMinor = amountMinor + shippingMinor
  const contents = priced.map((line) => [line.key, line.quantity, line.subtotalMinor])
  const hash = isEmpty ? "" : hashOf([contents, totalMinor, currency])
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
    needsShipping,
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

/** Discounts that leave a chargeable amount: coupons are computed in the smallest units that can be charged. */
function discountLines(
  coupons: readonly Coupon[],
  lines: Parameters<typeof applyCoupons>[1],
  { currency = "EUR", now }: BasketTerms,
): ReturnType<typeof applyCoupons> {
  const step = stepMinor(currency)
  const inSteps = (coupon: Coupon): Coupon => ({
    ...coupon,
    amount: coupon.kind === "fixed_cart" ? Math.round(coupon.amount / step) : coupon.amount,
    minMinor: Math.ceil(coupon.minMinor / step),
  })
  const { applied, refused, byLine } = applyCoupons(
    coupons.map(inSteps),
    lines.map((line) => ({ ...line, subtotalMinor: line.subtotalMinor / step })),
    now,
  )
  const findOwn = ({ code }: Coupon, other: Coupon) => coupons.find((coupon) => coupon.code === code) ?? other
  return {
    applied: applied.map(({ coupon, discountMinor }) => ({
      coupon: findOwn(coupon, coupon),
      discountMinor: discountMinor * step,
    })),
    refused: refused.map(({ coupon, fault }) => ({ coupon: findOwn(coupon, coupon), fault })),
    byLine: byLine.map((minor) => minor * step),
  }
}

/** The smallest amount that a card can be charged: of three decimals, the provider takes a last digit of 0. */
function stepMinor(currency: Currency): number {
  return currency === "KWD" ? 10 : 1
}

/** Rounds an amount to one that a card can be charged. */
export function chargeableMinor(amountMinor: number, currency: Currency): number {
  const step = stepMinor(currency)
  return Math.round(amountMinor / step) * step
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

/** The key of a product's line. It is always the same, so that adding the product again increases the quantity. */
export function lineKey(productId: number, variationId: number | undefined): string {
  return createHash("md5")
    .update(`${String(productId)}:${String(variationId ?? 0)}`)
    .digest("hex")
}

/** The stock of a line's product or variation. */
export function lineStock({ product, variation }: BasketLine): number {
  return variation?.stock ?? product.stock ?? 0
}

/** The SKU of a line's product or variation. */
export function lineSku({ product, variation }: BasketLine): string {
  return variation?.sku ?? product.sku
}

/** The regular and the reduced price of a line's product or variation, from the catalogue. */
function linePrice({ product, variation }: BasketLine): Price {
  return variation ?? product
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

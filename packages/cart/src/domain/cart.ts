import type { Money, MoneyFormat } from "@ringside/core/domain"

/** The basket as our own widgets show it. All amounts are in one currency, and with tax where the shop shows it so. */
export type Cart = {
  readonly lines: readonly CartLine[]
  readonly itemsCount: number
  readonly needsShipping: boolean
  readonly totals: CartTotals
  /** What the server finds wrong with the basket, in plain text: a product that has gone, too few left. */
  readonly errors: readonly string[]
}

/** A line of the basket. Names are plain text, addresses relative or http(s). */
export type CartLine = {
  readonly key: string
  /** The product to add for one more of the same: for a variation, the variation's own. */
  readonly productId: number
  readonly name: string
  readonly quantity: number
  readonly limits: QuantityLimits
  readonly variation: readonly VariationAttribute[]
  readonly permalink: string | null
  readonly image: CartImage | null
  readonly unitPrice: Money
  /** The price before a sale; null when there is none. */
  readonly regularUnitPrice: Money | null
  /** For the whole line, before coupons, which stand in the totals as `discount`. */
  readonly lineTotal: Money
  readonly isSoldIndividually: boolean
  /** How many are left, where the shop says that they are few. */
  readonly lowStockLeft: number | null
  /** The line that this one is a part of, as in a bundle. */
  readonly parentKey: string | null
}

/** How far a line's quantity may go; no highest one when `max` is null. */
export type QuantityLimits = {
  readonly min: number
  readonly max: number | null
  readonly step: number
  readonly isEditable: boolean
}

/** An attribute that the shopper chose, in the shop's words. */
export type VariationAttribute = { readonly attribute: string; readonly value: string }

/** A line's picture; `srcset` and `sizes` are empty when the shop gave none. */
export type CartImage = {
  readonly src: string
  readonly srcset: string
  readonly sizes: string
  readonly alt: string
}

/** The sums under the lines. `shipping` is null until it has been calculated. */
export type CartTotals = {
  readonly items: Money
  readonly shipping: Money | null
  readonly tax: Money
  readonly discount: Money
  readonly total: Money
  /** How the shop writes amounts of this currency; null when it doesn't say, and the locale decides. */
  readonly format: MoneyFormat | null
}

/** A basket with nothing in it. `currency` is an ISO 4217 code. */
export function createEmptyCart(currency: string, format: MoneyFormat | null): Cart {
  const nothing: Money = { amountMinor: 0, currency }
  return {
    lines: [],
    itemsCount: 0,
    needsShipping: false,
    totals: { items: nothing, shipping: null, tax: nothing, discount: nothing, total: nothing, format },
    errors: [],
  }
}

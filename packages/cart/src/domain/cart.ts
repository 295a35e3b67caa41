import type { Cart, Money, MoneyFormat } from "@ringside/core/domain"

export type {
  Cart,
  CartImage,
  CartLine,
  CartTotals,
  LineDatum,
  QuantityLimits,
  VariationAttribute,
} from "@ringside/core/domain"

/** An empty basket. `currency` is an ISO 4217 code. */
export function createEmptyCart(currency: string, format: MoneyFormat | null): Cart {
  const nothing: Money = { amountMinor: 0, currency }
  return {
    lines: [],
    itemsCount: 0,
    needsShipping: false,
    totals: {
      items: nothing,
      shipping: null,
      tax: nothing,
      discount: nothing,
      total: nothing,
      isWithTax: false,
      format,
    },
    errors: [],
  }
}

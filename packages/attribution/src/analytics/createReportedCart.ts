import type { ParsedCart } from "@ringside/cart/domain"
import { selectCurrencyDecimals } from "@ringside/core/domain"

/** An answer to the page's cart in the form of the Store API's, from which events are made. */
export function createReportedCart({ cart, details }: ParsedCart): object {
  const { total, format } = cart.totals
  const { currency } = total
  const unit = { currency_code: currency, currency_minor_unit: format?.minorUnit ?? selectCurrencyDecimals(currency) }
  return {
    items: cart.lines.map(({ key, productId, sku, name, quantity, variation, unitPrice }) => ({
      ...{ key, id: productId, sku, name, quantity, variation },
      prices: { ...unit, price: unitPrice.amountMinor },
    })),
    coupons: details.coupons.map(({ name }) => ({ code: name })),
    totals: { ...unit, total_price: total.amountMinor },
  }
}

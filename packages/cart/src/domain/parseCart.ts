import {
  formatPlainText,
  type Money,
  parseJson,
  parseMoneyFormat,
  readList,
  readRecord,
  readText,
  type UnknownRecord,
} from "@ringside/core/domain"
import type { Cart, CartTotals } from "./cart.ts"
import { isShownWithTax, type LinePricing, parseCartLine } from "./parseCartLine.ts"
import { readCount } from "./readCount.ts"
import { readShownMinor } from "./readShownMinor.ts"

/**
 * Parses the basket of a Store API response (its value, or its JSON text); null when it is no cart, which needs a list of items and a
 * currency. Lines without a key, product or quantity are omitted. `isWithTax` is whether the shop displays prices with tax; where the page
 * doesn't print it, the lines show it.
 */
export function parseCart(json: unknown, isWithTax: boolean | null = null): Cart | null {
  const answer = readRecord(typeof json === "string" ? parseJson(json) : json)
  const totals = readRecord(answer["totals"])
  const currency = readText(totals["currency_code"]).trim().toUpperCase()
  const items = answer["items"]
  if (!Array.isArray(items) || !/^[A-Z]{3}$/.test(currency)) return null
  const pricing = { currency, withTax: isWithTax ?? isShownWithTax(items) }
  const lines = items.flatMap((item) => parseCartLine(item, pricing) ?? [])
  return {
    lines,
    itemsCount: readCount(answer["items_count"]) ?? lines.reduce((count, { quantity }) => count + quantity, 0),
    needsShipping: answer["needs_shipping"] === true,
    totals: parseTotals(totals, pricing, hasChosenRate(answer["shipping_rates"])),
    errors: readList(answer["errors"]).flatMap((error) => formatPlainText(readRecord(error)["message"]) || []),
  }
}

/** Whether one of the shop's rates is chosen; null where the shop sends no list of them. */
function hasChosenRate(packages: unknown): boolean | null {
  if (!Array.isArray(packages)) return null
  return packages.some((group) =>
    readList(readRecord(group)["shipping_rates"]).some((rate) => readRecord(rate)["selected"] === true),
  )
}

function parseTotals(
  totals: UnknownRecord,
  { currency, withTax }: LinePricing,
  isRateChosen: boolean | null,
): CartTotals {
  const read = (name: string): number | null => readShownMinor(totals, name, withTax)
  const money = (amountMinor: number | null): Money => ({ amountMinor: amountMinor ?? 0, currency })
  const shippingMinor = read("total_shipping")
  // A shop counts 0 for an address that it sends nothing to. Source: WooCommerce 11.0.1, `WC_Cart::calculate_shipping`.
  const shipping = shippingMinor === 0 && isRateChosen === false ? null : shippingMinor
  return {
    items: money(read("total_items")),
    shipping: shipping === null ? null : money(shipping),
    tax: money(read("total_tax")),
    discount: money(read("total_discount")),
    total: money(read("total_price")),
    isWithTax: withTax,
    format: parseMoneyFormat(totals),
  }
}

import {
  formatPlainText,
  formatText,
  parseWholeMinorUnits,
  readList,
  readRecord,
  readText,
  type UnknownRecord,
} from "@ringside/core/domain"
import type { CartTotals } from "./cart.ts"
import type { CartDetails, CartSum, PackageRate, ShippingPackage, StoreAddress, TaxLine } from "./cartDetails.ts"
import { readShownMinor } from "./readShownMinor.ts"

// More than any shop has: a longer list is a mistake, and would block the page.
const packagesMax = 50
const ratesMax = 200
const methodsMax = 50
const sumsMax = 100

/** Parses the other parts of a Store API cart with these totals. */
export function parseCartDetails(json: unknown, { total, isWithTax: withTax }: CartTotals): CartDetails {
  const cart = readRecord(json)
  const methods = cart["payment_methods"]
  const needed = cart["needs_payment"]
  const parseSums = (list: string, parseName: (sum: UnknownRecord) => string, member: string): CartSum[] =>
    readList(cart[list])
      .slice(0, sumsMax)
      .map(readRecord)
      .map((sum) => ({
        name: parseName(sum),
        amountMinor: readShownMinor(readRecord(sum["totals"]), member, withTax) ?? 0,
      }))
  return {
    // The shop decides: a free trial may need a card.
    needsPayment: typeof needed === "boolean" ? needed : total.amountMinor > 0,
    coupons: selectFirst(
      parseSums("coupons", ({ code }) => readText(code), "total_discount").filter(({ name }) => name !== ""),
      ({ name }) => name,
    ),
    // Two fees may have the same name, or none. One of nothing isn't shown. Source: WooCommerce 11.0.1, `totals/fees/index.tsx`.
    fees: parseSums("fees", ({ name }) => formatPlainText(name), "total").filter(
      ({ amountMinor }) => amountMinor !== 0,
    ),
    taxLines: readList(readRecord(cart["totals"])["tax_lines"])
      .slice(0, sumsMax)
      .flatMap((raw) => parseTaxLine(readRecord(raw)) ?? []),
    packages: readList(cart["shipping_rates"])
      .slice(0, packagesMax)
      .map((raw) => parsePackage(readRecord(raw), withTax)),
    billing: parseAddress(cart["billing_address"]),
    shipping: parseAddress(cart["shipping_address"]),
    paymentMethods: Array.isArray(methods)
      ? [...new Set(methods.filter((id) => typeof id === "string"))].slice(0, methodsMax)
      : null,
    extensions: readRecord(cart["extensions"]),
  }
}

function parseTaxLine({ name, rate, price }: UnknownRecord): TaxLine | null {
  const amountMinor = parseWholeMinorUnits(price)
  return amountMinor === null ? null : { name: formatPlainText(name), rate: formatPlainText(rate), amountMinor }
}

function parsePackage(group: UnknownRecord, withTax: boolean): ShippingPackage {
  const id = group["package_id"]
  const rates = readList(group["shipping_rates"])
    .slice(0, ratesMax)
    .flatMap((raw) => parseRate(readRecord(raw), withTax) ?? [])
  return {
    id: typeof id === "string" || typeof id === "number" ? id : 0,
    name: formatPlainText(group["name"]),
    rates: selectFirst(rates, ({ rateId }) => rateId),
  }
}

function parseRate(rate: UnknownRecord, withTax: boolean): PackageRate | null {
  const rateId = formatText(rate["rate_id"])
  if (rateId === "") return null
  const taxMinor = withTax ? parseWholeMinorUnits(rate["taxes"]) : 0
  return {
    rateId,
    name: formatPlainText(rate["name"]),
    description: parseDescription(rate),
    priceMinor: (parseWholeMinorUnits(formatText(rate["price"])) ?? 0) + (taxMinor ?? 0),
    isSelected: rate["selected"] === true,
  }
}

function parseDescription(rate: UnknownRecord): string {
  const place = readList(rate["meta_data"])
    .map(readRecord)
    .flatMap(({ key, value }) => (readText(key).startsWith("pickup_") ? [value] : []))
  return [rate["description"], rate["delivery_time"], ...place].map(formatPlainText).filter(Boolean).join(" · ")
}

/** Boxes that extensions add to an address are "1" or empty, as the Store API takes them. */
function parseAddress(raw: unknown): StoreAddress {
  const members = Object.entries(readRecord(raw)).map(([key, value]): readonly [string, unknown] => [
    key,
    typeof value === "boolean" ? (value ? "1" : "") : value,
  ])
  return Object.fromEntries(members.filter((member): member is [string, string] => typeof member[1] === "string"))
}

/** The entries without those whose key an earlier entry has. */
function selectFirst<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  const keys = new Set<string>()
  return entries.filter((entry) => !keys.has(keyOf(entry)) && keys.add(keyOf(entry)))
}

import {
  type CartImage,
  parseStoreImage,
  type QuantityLimits,
  readCount,
  readStoreAddress,
} from "@ringside/cart/domain"
import {
  formatPlainText,
  type Money,
  type MoneyFormat,
  parseMoneyFormat,
  parseWholeMinorUnits,
  readList,
  readRecord,
  readText,
} from "@ringside/core/domain"
import type { Variation } from "./variation.ts"

/** A product of the Store API, or one of its variations. Texts are plain, addresses relative or http(s). */
export type Product = {
  readonly id: number
  readonly name: string
  readonly permalink: string | null
  readonly image: CartImage | null
  /** Null for a product without a price, which can't be bought. */
  readonly price: ProductPrice | null
  readonly limits: QuantityLimits
  readonly isPurchasable: boolean
  readonly isInStock: boolean
  /** The remaining stock, where the shop shows that it is low. */
  readonly lowStockLeft: number | null
  /** The availability in the shop's words; "" where it says nothing. */
  readonly stockText: string
  /** The shop's words and address for its own button; "" and null where it has none. */
  readonly addText: string
  readonly addUrl: string | null
  /** Whether something has to be chosen or filled in before it can be bought. */
  readonly hasOptions: boolean
  /** The choices, in the shop's order; empty for a product without variations. */
  readonly attributes: readonly ProductAttribute[]
  /** The variations in the platform's form, with `attributes` by the label of each, and their number as `variation_id`. */
  readonly variations: readonly Variation[]
}

/** A price as the shop displays it; `lowest` of several. */
export type ProductPrice = {
  readonly lowest: Money
  /** The price before a sale; null without a sale, or with several prices. */
  readonly regular: Money | null
  readonly isRange: boolean
  readonly format: MoneyFormat | null
}

/** An attribute to choose. `name` is the shop's label, which the basket takes as it is. */
export type ProductAttribute = {
  readonly name: string
  readonly label: string
  readonly values: readonly { readonly value: string; readonly label: string; readonly isDefault: boolean }[]
}

/** An address that the platform sends as HTML with WordPress's typography: `30x40` becomes `30&#215;40`, and `--` a dash. */
function readFormattedAddress(value: unknown): string | null {
  const text = formatPlainText(value)
  return readStoreAddress(
    text
      .replace(/(\d)×(?=\d)/g, "$1x")
      .replaceAll("–", "--")
      .replaceAll("—", "---")
      .replaceAll("…", "..."),
  )
}

/** Parses a product of the Store API; null without a number and a name. Source: page-contract, "The products' server". */
export function parseProduct(raw: unknown): Product | null {
  const item = readRecord(raw)
  const id = readCount(item["id"])
  const name = formatPlainText(item["name"])
  if (!id || name === "") return null
  const button = readRecord(item["add_to_cart"])
  const isSoldIndividually = item["sold_individually"] === true
  const variations = readList(item["variations"]).flatMap(parseVariation)
  return {
    id,
    name,
    permalink: readStoreAddress(item["permalink"]),
    image: parseStoreImage(readList(item["images"])[0]),
    price: parsePrice(readRecord(item["prices"]), item),
    limits: {
      min: readCount(button["minimum"]) || 1,
      max: isSoldIndividually ? 1 : readCount(button["maximum"]) || null,
      step: readCount(button["multiple_of"]) || 1,
      isEditable: !isSoldIndividually,
    },
    isPurchasable: item["is_purchasable"] === true,
    isInStock: item["is_in_stock"] !== false,
    lowStockLeft: readCount(item["low_stock_remaining"]),
    stockText: formatPlainText(readRecord(item["stock_availability"])["text"]),
    addText: formatPlainText(button["text"]),
    addUrl: readFormattedAddress(button["url"]),
    hasOptions: item["has_options"] === true,
    attributes: variations.length === 0 ? [] : readList(item["attributes"]).flatMap(parseAttribute),
    variations,
  }
}

/** Parses a list of products; those without a number or a name are left out. */
export function parseProducts(raw: unknown): readonly Product[] {
  return readList(raw).flatMap((item) => parseProduct(item) ?? [])
}

function parsePrice(prices: Readonly<Record<string, unknown>>, item: Readonly<Record<string, unknown>>) {
  const currency = readText(prices["currency_code"]).trim().toUpperCase()
  const amountMinor = parseWholeMinorUnits(prices["price"])
  // The platform sends 0 for a product without a price, which nobody can buy.
  const isMissing = amountMinor === 0 && item["is_purchasable"] !== true
  if (amountMinor === null || isMissing || !/^[A-Z]{3}$/.test(currency)) return null
  const range = readRecord(prices["price_range"])
  const isRange = (parseWholeMinorUnits(range["max_amount"]) ?? amountMinor) > amountMinor
  const regularMinor = parseWholeMinorUnits(prices["regular_price"]) ?? amountMinor
  const price: ProductPrice = {
    lowest: { amountMinor, currency },
    regular: regularMinor > amountMinor && !isRange ? { amountMinor: regularMinor, currency } : null,
    isRange,
    format: parseMoneyFormat(prices),
  }
  return price
}

function parseAttribute(raw: unknown): readonly ProductAttribute[] {
  const attribute = readRecord(raw)
  const name = readText(attribute["name"])
  if (attribute["has_variations"] !== true || name === "") return []
  const values = readList(attribute["terms"]).flatMap((term) => {
    const { slug, name: label, default: isDefault } = readRecord(term)
    const value = readText(slug)
    return value === "" ? [] : [{ value, label: formatPlainText(label) || value, isDefault: isDefault === true }]
  })
  return [{ name, label: formatPlainText(name), values }]
}

/** Parses a variation into the platform's form, so that the same functions choose among these as among the variations of a form. */
function parseVariation(raw: unknown): readonly Variation[] {
  const { id, attributes } = readRecord(raw)
  const variationId = readCount(id)
  if (!variationId) return []
  // A value that is null stands for any.
  const values = readList(attributes).map((each) => {
    const { name, value } = readRecord(each)
    return [readText(name), readText(value)] as const
  })
  return [{ variation_id: variationId, variation_is_active: true, attributes: Object.fromEntries(values) }]
}

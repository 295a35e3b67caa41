import {
  formatPlainText,
  formatText,
  type Money,
  parseWholeMinorUnits,
  readList,
  readRecord,
  readText,
  type UnknownRecord,
} from "@ringside/core/domain"
import type { CartLine, LineDatum, QuantityLimits } from "./cart.ts"
import { readCount } from "./readCount.ts"
import { parseStoreImage, readStoreAddress } from "./parseStoreImage.ts"
import { parseBundledBy, parseVariation } from "./parseStoreCart.ts"
import { readShownMinor } from "./readShownMinor.ts"

/** The cart's currency, and whether the shop displays prices with tax. */
export type LinePricing = { readonly currency: string; readonly withTax: boolean }

/** Parses a line of a Store API cart; null without a key, a product and a quantity, which are needed to change it. */
export function parseCartLine(raw: unknown, { currency, withTax }: LinePricing): CartLine | null {
  const item = readRecord(raw)
  const key = readText(item["key"])
  const productId = readCount(item["id"])
  const quantity = readCount(item["quantity"])
  if (key === "" || !productId || !quantity) return null
  const money = (amountMinor: number): Money => ({ amountMinor, currency })
  const { unitMinor, regularMinor } = readUnitPrices(item)
  return {
    key,
    productId,
    sku: formatText(item["sku"]),
    name: formatPlainText(item["name"]),
    quantity,
    limits: parseLimits(readRecord(item["quantity_limits"])),
    variation: parseVariation(item["variation"]).map(({ attribute, value }) => ({
      attribute: formatPlainText(attribute),
      value: formatPlainText(value),
    })),
    itemData: parseItemData(item["item_data"]),
    permalink: isOutOfCatalogue(item["catalog_visibility"]) ? null : readStoreAddress(item["permalink"]),
    image: parseStoreImage(readList(item["images"])[0]),
    unitPrice: money(unitMinor),
    regularUnitPrice: regularMinor > unitMinor ? money(regularMinor) : null,
    lineTotal: money(readLineMinor(item, { withTax }) ?? Math.round(unitMinor * quantity)),
    isSoldIndividually: item["sold_individually"] === true,
    lowStockLeft: readCount(item["low_stock_remaining"]),
    isOnBackorder: item["show_backorder_badge"] === true,
    parentKey: parseBundledBy(item["extensions"]),
    ...parsePackaging(item["extensions"]),
  }
}

/** More than a shopper reads: a longer list is a mistake. */
const itemDataMax = 50

/** Parses what extensions say of a line. Source: WooCommerce 11.0.1, `CartItemSchema`, `product-details/index.tsx`. */
function parseItemData(raw: unknown): readonly LineDatum[] {
  return readList(raw)
    .slice(0, itemDataMax)
    .flatMap((entry) => {
      const { key, name, value, display, hidden } = readRecord(entry)
      const datum = {
        name: formatPlainText(key) || formatPlainText(name),
        value: formatPlainText(display) || formatPlainText(value),
      }
      return hidden || (datum.name === "" && datum.value === "") ? [] : [datum]
    })
}

/**
 * Parses what extensions say of a bundle, a composite product, their parts and a subscription. Sources: `WC_PB_Store_API`,
 * `WC_CP_Store_API` and `WC_Subscriptions_Extend_Store_Endpoint`, which doesn't distinguish a chosen plan from a product that is always a
 * subscription.
 */
function parsePackaging(
  raw: unknown,
): Pick<CartLine, "isConfigured" | "isRemovable" | "isHiddenInBasket" | "isHiddenInSummary"> {
  const extensions = readRecord(raw)
  const [bundles, composites] = [readRecord(extensions["bundles"]), readRecord(extensions["composites"])]
  const parts = listPartData(extensions)
  const isHidden = readRecord(bundles["bundle_data"])["is_hidden"] === true
  const { billing_period: period } = readRecord(extensions["subscriptions"])
  return {
    isConfigured: [bundles["bundle_data"], composites["composite_data"], period].some(Boolean),
    isRemovable: parseBundledBy(extensions) === null || parts.some((part) => part["is_removable"] === true),
    isHiddenInBasket: isHidden || parts.some((part) => part["is_hidden_in_cart"] === true),
    isHiddenInSummary: isHidden || parts.some((part) => part["is_hidden_in_summary"] === true),
  }
}

/** Lists the data of a line as a part of a bundle, and as one of a composite product. */
function listPartData(raw: unknown): readonly UnknownRecord[] {
  const extensions = readRecord(raw)
  const read = (extension: string, member: string) => readRecord(readRecord(extensions[extension])[member])
  return [read("bundles", "bundled_item_data"), read("composites", "composited_item_data")]
}

/** Whether a product has no place in the shop's catalogue, so that the platform's basket doesn't lead to it. */
function isOutOfCatalogue(visibility: unknown): boolean {
  return visibility === "hidden" || visibility === "search"
}

/**
 * Whether the shop displays prices with tax, for pages that don't say. The response doesn't contain this, but its unit prices are the displayed ones, while its line
 * totals are without tax. So compare both.
 */
export function isShownWithTax(items: readonly unknown[]): boolean {
  let shown = 0
  let withoutTax = 0
  let withTax = 0
  for (const raw of items) {
    const item = readRecord(raw)
    shown += readUnitPrices(item).unitMinor * (readCount(item["quantity"]) ?? 0)
    // The total of its bundle contains the part's, and its price doesn't.
    if (listPartData(item["extensions"]).some((part) => part["is_subtotal_aggregated"] === true)) continue
    withoutTax += readLineMinor(item, { withTax: false }) ?? 0
    withTax += readLineMinor(item, { withTax: true }) ?? 0
  }
  return Math.abs(withTax - shown) < Math.abs(withoutTax - shown)
}

function readUnitPrices(item: UnknownRecord): { unitMinor: number; regularMinor: number } {
  const prices = readRecord(item["prices"])
  const unitMinor = parseWholeMinorUnits(prices["price"]) ?? 0
  return { unitMinor, regularMinor: parseWholeMinorUnits(prices["regular_price"]) ?? unitMinor }
}

function readLineMinor(item: UnknownRecord, { withTax }: { readonly withTax: boolean }): number | null {
  return readShownMinor(readRecord(item["totals"]), "line_subtotal", withTax)
}

function parseLimits(limits: UnknownRecord): QuantityLimits {
  return {
    min: readCount(limits["minimum"]) || 1,
    max: readCount(limits["maximum"]) || null,
    step: readCount(limits["multiple_of"]) || 1,
    isEditable: limits["editable"] !== false,
  }
}

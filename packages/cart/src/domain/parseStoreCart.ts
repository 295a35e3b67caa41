import { parseJson, readList, readRecord, readText, type UnknownRecord } from "@ringside/core/domain"
import { readCount } from "./readCount.ts"

/** The Store API's cart, in the shape that all packages share. Amounts are the API's own strings in minor units. */
export type StoreCart = {
  readonly items: readonly StoreCartItem[]
  readonly itemsCount: number
  readonly needsShipping: boolean
  readonly totals: StoreCartTotals
}

/** One line of the cart. `bundledBy` is the key of the line that contains it. */
export type StoreCartItem = {
  readonly key: string
  readonly id: number
  readonly name: string
  readonly quantity: number
  readonly variation: readonly StoreVariationAttribute[]
  readonly lineSubtotal: string
  readonly price: string
  readonly bundledBy: string | null
}

/** A chosen attribute of a variation, with the shop's labels. */
export type StoreVariationAttribute = { readonly attribute: string; readonly value: string }

/** The totals of the cart. */
export type StoreCartTotals = {
  readonly totalPrice: string
  readonly totalTax: string
  readonly totalShipping: string
  readonly totalRefund: string
  readonly currencyCode: string
  readonly minorUnit: number
}

/**
 * Parses a Store API cart, from JSON text or its value. Any other value gives an empty cart; a line without a key is dropped. Nothing in the
 * product calls it: widgets show images, limits and displayed prices, which `parseCart` reads beside the same variations and bundles.
 * Source: catalogue-and-cart §15.
 */
export function parseStoreCart(json: unknown): StoreCart {
  const cart = readRecord(typeof json === "string" ? parseJson(json) : json)
  const items = readList(cart["items"]).flatMap(parseItem)
  return {
    items,
    itemsCount: readCount(cart["items_count"]) ?? items.reduce((count, item) => count + item.quantity, 0),
    needsShipping: cart["needs_shipping"] === true,
    totals: parseTotals(readRecord(cart["totals"])),
  }
}

/** Parses the attributes of a line's variation; entries without a name are dropped. */
export function parseVariation(raw: unknown): readonly StoreVariationAttribute[] {
  return readList(raw).flatMap((entry) => {
    const { attribute, value } = readRecord(entry)
    return typeof attribute === "string" && typeof value === "string" ? [{ attribute, value }] : []
  })
}

/**
 * Parses the key of the line that contains this line, a bundle or a composite product; null for an independent line. A part of a bundle that
 * is itself a part is in the bundle.
 */
export function parseBundledBy(extensions: unknown): string | null {
  const read = (extension: string, member: string) => readText(readRecord(readRecord(extensions)[extension])[member])
  return read("bundles", "bundled_by") || read("composites", "composite_parent") || null
}

function parseItem(raw: unknown): StoreCartItem[] {
  const item = readRecord(raw)
  const key = readText(item["key"])
  if (key === "") return []
  return [
    {
      key,
      id: readCount(item["id"]) ?? 0,
      name: readText(item["name"]),
      quantity: readCount(item["quantity"]) ?? 0,
      variation: parseVariation(item["variation"]),
      lineSubtotal: readAmount(readRecord(item["totals"])["line_subtotal"]),
      price: readAmount(readRecord(item["prices"])["price"]),
      bundledBy: parseBundledBy(item["extensions"]),
    },
  ]
}

function parseTotals(totals: UnknownRecord): StoreCartTotals {
  const minorUnit = readCount(totals["currency_minor_unit"])
  return {
    totalPrice: readAmount(totals["total_price"]),
    totalTax: readAmount(totals["total_tax"]),
    totalShipping: readAmount(totals["total_shipping"]),
    totalRefund: readAmount(totals["total_refund"]),
    currencyCode: readText(totals["currency_code"]),
    minorUnit: minorUnit !== null && Number.isInteger(minorUnit) ? minorUnit : 2,
  }
}

/** Amounts stay text, so that nothing rounds them. */
function readAmount(value: unknown): string {
  if (typeof value === "string" && value !== "") return value
  return Number.isSafeInteger(value) ? String(value) : "0"
}

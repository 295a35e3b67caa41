import { createHash } from "node:crypto"
import { currentMinor, type Price, type Product, type Variation } from "../catalogue/product.ts"

/** What the state takes of everything sold here, the parcel too: percent of the price without it. */
export const taxPercent = 21

/** Shipping is one price for all of Spain, and a present from this amount on. Minor units of EUR, tax included. */
const flatRateMinor = 690
/** From this amount on the parcel travels free. Minor units of EUR. */
export const freeShippingFromMinor = 15000

/** A product, or one variation of it, and how many. */
export interface BasketLine {
  readonly key: string
  readonly product: Product
  readonly variation: Variation | undefined
  readonly quantity: number
}

/** Everything a page says about a basket. Amounts are minor units of EUR, tax included unless it is the tax. */
export interface Basket {
  readonly lines: readonly BasketLine[]
  readonly count: number
  /** Changes whenever the basket does; "" for an empty one. */
  readonly hash: string
  readonly itemsMinor: number
  readonly shippingMinor: number
  readonly taxMinor: number
  readonly totalMinor: number
}

/** Adds up a basket. */
export function createBasket(lines: readonly BasketLine[]): Basket {
  const itemsMinor = lines.reduce((total, line) => total + lineMinor(line), 0)
  const shippingMinor = lines.length === 0 || itemsMinor >= freeShippingFromMinor ? 0 : flatRateMinor
  return {
    lines,
    count: lines.reduce((total, { quantity }) => total + quantity, 0),
    hash: lines.length === 0 ? "" : hashOf(lines),
    itemsMinor,
    shippingMinor,
    taxMinor: lines.reduce((total, line) => total + taxIn(lineMinor(line)), taxIn(shippingMinor)),
    totalMinor: itemsMinor + shippingMinor,
  }
}

/** The line of a product in a basket is always the same, so that adding it again raises the line. */
export function lineKey(productId: number, variationId: number | undefined): string {
  return createHash("md5")
    .update(`${String(productId)}:${String(variationId ?? 0)}`)
    .digest("hex")
}

/** The tax inside an amount, rounded to whole minor units. */
export function taxIn(amountMinor: number): number {
  return amountMinor - Math.round((amountMinor * 100) / (100 + taxPercent))
}

/** Regular and reduced price of what the line sells. */
export function linePrice({ product, variation }: BasketLine): Price {
  return variation ?? product
}

/** What a line costs altogether. */
export function lineMinor(line: BasketLine): number {
  return currentMinor(linePrice(line)) * line.quantity
}

/** How many of what the line sells are there. */
export function lineStock({ product, variation }: BasketLine): number {
  return variation?.stock ?? product.stock ?? 0
}

/** The number by which the shop's stock list knows what the line sells. */
export function lineSku({ product, variation }: BasketLine): string {
  return variation?.sku ?? product.sku
}

function hashOf(lines: readonly BasketLine[]): string {
  const contents = lines.map((line) => [line.key, line.quantity, lineMinor(line)])
  return createHash("md5").update(JSON.stringify(contents)).digest("hex")
}

import { convertAmount, type Currency } from "../../texts/money.ts"
import type { Figure } from "../pictures/figure.ts"

/** A row of the table "additional information". */
export interface Fact {
  readonly label: string
  readonly value: string
}

/**
 * A price with tax, in minor units of EUR, or of another currency after `convertPrice`. `saleMinor` is the reduced
 * price, null without a reduction.
 */
export interface Price {
  readonly regularMinor: number
  readonly saleMinor: number | null
}

/** Weight and outer size, with the plinth. */
export interface Measures {
  readonly weightGrams: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
}

/** The properties in which a variation's figure differs from its product's. */
export type Look = Partial<Pick<Figure, "palette" | "gloves">>

/** A combination of choices that is sold. `view` and `look` select its picture. */
export interface Variation extends Price {
  readonly id: number
  readonly sku: string
  readonly stock: number
  readonly choices: Readonly<Record<string, string>>
  readonly measures: Measures | null
  readonly view: number
  readonly look: Look
  readonly description: string
}

/** A choice that is required to buy a variable product. */
export interface Attribute {
  readonly key: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A category with the texts of one language. */
export interface Category {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly description: string
}

/** A product with the texts of one language. `variations` and `attributes` are empty for a simple one. */
export interface Product extends Price {
  readonly id: number
  readonly slug: string
  readonly sku: string
  readonly kind: "simple" | "variable"
  readonly name: string
  readonly summary: string
  readonly story: readonly string[]
  readonly facts: readonly Fact[]
  readonly measures: Measures | null
  readonly stock: number | null
  readonly soldIndividually: boolean
  /** The product is made after it is ordered: `stock` is the number of orders that the workshop still accepts. */
  readonly isMadeToOrder: boolean
  /** The product isn't shipped; it is sent by e-mail. */
  readonly isVirtual: boolean
  readonly viewCount: number
  readonly figure: Figure
  readonly categories: readonly Category[]
  readonly attributes: readonly Attribute[]
  readonly variations: readonly Variation[]
  /** The choices that are selected when the page opens, by attribute key. */
  readonly defaultChoices: Readonly<Record<string, string>>
}

/** The highest stock that is shown as low. */
export const lowStockFrom = 3

/** Converts a price from EUR; each amount is rounded once. */
export function convertPrice({ regularMinor, saleMinor }: Price, currency: Currency): Price {
  return {
    regularMinor: convertAmount(regularMinor, currency),
    saleMinor: saleMinor === null ? null : convertAmount(saleMinor, currency),
  }
}

/** The price that is charged now. */
export function currentMinor(price: Price): number {
  return price.saleMinor ?? price.regularMinor
}

/** The stock of a product, over all its variations. */
export function stockOf(product: Product): number {
  if (product.kind === "simple") return product.stock ?? 0
  return product.variations.reduce((total, { stock }) => total + stock, 0)
}

/** Whether the product or one of its variations is reduced. */
export function isOnSale(product: Product): boolean {
  return product.saleMinor !== null || product.variations.some(({ saleMinor }) => saleMinor !== null)
}

/** The lowest and highest current price of a product, in minor units of `currency`; equal for a simple one. */
export function priceRange(
  product: Product,
  currency: Currency,
): { readonly fromMinor: number; readonly toMinor: number } {
  const amounts = pricesOf(product).map((price) => currentMinor(convertPrice(price, currency)))
  return { fromMinor: Math.min(...amounts), toMinor: Math.max(...amounts) }
}

/** The lowest price of a product without reductions, in minor units of `currency`. */
export function lowestRegularMinor(product: Product, currency: Currency): number {
  return Math.min(...pricesOf(product).map((price) => convertPrice(price, currency).regularMinor))
}

function pricesOf(product: Product): readonly Price[] {
  return product.kind === "simple" ? [product] : product.variations
}

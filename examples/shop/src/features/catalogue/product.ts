import { convertAmount, type Currency } from "../../texts/money.ts"
import type { Figure } from "../pictures/figure.ts"

/** A line of the table "additional information". */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** Minor units of EUR, tax included. `saleMinor` is the lower price that counts while it is set. */
export interface Price {
  readonly regularMinor: number
  readonly saleMinor: number | null
}

/** Weight and outer size, plinth included. */
export interface Measures {
  readonly weightGrams: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
}

/** What a variation's figure has different from its product's. Empty: nothing. */
export type Look = Partial<Pick<Figure, "palette" | "gloves">>

/** One combination of choices that is made and sold. The picture `view`, taken in its `look`, shows it. */
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

/** Something to choose before a variable product can be bought. */
export interface Attribute {
  readonly key: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A category as a page of one language names it. */
export interface Category {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly description: string
}

/** A product in the words of one language. `variations` and `attributes` are empty on a simple one. */
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
  /** It is made when it is ordered: its stock is how many the workshop still takes on. */
  readonly isMadeToOrder: boolean
  /** Nothing is sent: it comes by e-mail. */
  readonly isVirtual: boolean
  readonly viewCount: number
  readonly figure: Figure
  readonly categories: readonly Category[]
  readonly attributes: readonly Attribute[]
  readonly variations: readonly Variation[]
  /** What stands chosen when the page opens, by attribute. */
  readonly defaultChoices: Readonly<Record<string, string>>
}

/** From how many on the shop says that few are left. */
export const lowStockFrom = 3

/** A price of the catalogue in a currency; each of its amounts is rounded once. */
export function convertPrice({ regularMinor, saleMinor }: Price, currency: Currency): Price {
  return {
    regularMinor: convertAmount(regularMinor, currency),
    saleMinor: saleMinor === null ? null : convertAmount(saleMinor, currency),
  }
}

/** What is charged today. */
export function currentMinor(price: Price): number {
  return price.saleMinor ?? price.regularMinor
}

/** How many can be sold, over all variations. */
export function stockOf(product: Product): number {
  if (product.kind === "simple") return product.stock ?? 0
  return product.variations.reduce((total, { stock }) => total + stock, 0)
}

/** Whether anything of the product is reduced today. */
export function isOnSale(product: Product): boolean {
  return product.saleMinor !== null || product.variations.some(({ saleMinor }) => saleMinor !== null)
}

/** The cheapest and the dearest price of a product in a currency; the same twice on a simple one. */
export function priceRange(
  product: Product,
  currency: Currency,
): { readonly fromMinor: number; readonly toMinor: number } {
  const prices = product.kind === "simple" ? [product] : product.variations
  const amounts = prices.map((price) => currentMinor(convertPrice(price, currency)))
  return { fromMinor: Math.min(...amounts), toMinor: Math.max(...amounts) }
}

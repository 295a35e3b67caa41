import type { Figure } from "../features/pictures/figure.ts"
import type { Fact, Look, Measures } from "../features/catalogue/product.ts"

/** A product's texts in one language. */
export interface SeedWords {
  readonly name: string
  readonly summary: string
  readonly story: readonly string[]
  readonly facts: readonly Fact[]
}

/**
 * A variation of a product; combinations that aren't listed don't exist. `view` and `look` select its picture, if it isn't the product's
 * first one; `es` and `en` describe it. Amounts are minor units of EUR, tax included.
 */
export interface SeedVariation {
  readonly suffix: string
  readonly choices: Readonly<Record<string, string>>
  readonly regularMinor: number
  readonly saleMinor?: number
  readonly stock: number
  readonly measures?: Measures
  readonly view?: number
  readonly look?: Look
  readonly es?: string
  readonly en?: string
}

/** A product to seed. Amounts are minor units of EUR, tax included. */
export interface SeedProduct {
  readonly id: number
  readonly slug: string
  readonly sku: string
  readonly shelves: readonly string[]
  readonly publishedOn: string
  readonly sales: number
  readonly regularMinor: number
  readonly saleMinor?: number
  readonly stock?: number
  readonly soldIndividually?: boolean
  readonly isMadeToOrder?: boolean
  readonly isVirtual?: boolean
  readonly isFeatured?: boolean
  readonly viewCount: number
  /** Absent for a product that isn't shipped. */
  readonly measures?: Measures
  readonly defaultChoices?: Readonly<Record<string, string>>
  readonly figure: Figure
  readonly variations?: readonly SeedVariation[]
  readonly es: SeedWords
  readonly en: SeedWords
}

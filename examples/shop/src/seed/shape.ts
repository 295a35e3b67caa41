import type { Figure } from "../features/pictures/figure.ts"
import type { Fact, Look, Measures } from "../features/catalogue/product.ts"

/** A product's words in one language. */
export interface SeedWords {
  readonly name: string
  readonly summary: string
  readonly story: readonly string[]
  readonly facts: readonly Fact[]
}

/**
 * One combination that is made; a combination that is not listed does not exist. `view` and `look` are the picture that
 * shows it, when it isn't the product's first; `es` and `en` say what is particular about it.
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

/** A product as the shop is filled with it. Amounts are minor units, tax included. */
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
  /** Left out where nothing is sent. */
  readonly measures?: Measures
  readonly defaultChoices?: Readonly<Record<string, string>>
  readonly figure: Figure
  readonly variations?: readonly SeedVariation[]
  readonly es: SeedWords
  readonly en: SeedWords
}

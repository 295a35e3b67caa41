import type { Figure } from "../figures/index.ts"
import type { Fact } from "../catalogue/product.ts"

/** A product's words in one language. */
export interface SeedWords {
  readonly name: string
  readonly summary: string
  readonly story: readonly string[]
  readonly facts: readonly Fact[]
}

/** One combination that is made; a combination that is not listed does not exist. */
export interface SeedVariation {
  readonly suffix: string
  readonly choices: Readonly<Record<string, string>>
  readonly regularMinor: number
  readonly saleMinor?: number
  readonly stock: number
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
  readonly isFeatured?: boolean
  readonly viewCount: number
  readonly figure: Figure
  readonly variations?: readonly SeedVariation[]
  readonly es: SeedWords
  readonly en: SeedWords
}

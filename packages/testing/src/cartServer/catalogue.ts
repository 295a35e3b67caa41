/** A product of the double. Prices include tax. */
export interface DoubleProduct {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly sku: string
  /** Minor units of EUR. */
  readonly priceMinor: number
  readonly stock: number
  readonly isSoldIndividually?: boolean
  /** It isn't shipped. */
  readonly isVirtual?: boolean
  /** The product that this one is a variation of, and the chosen attribute. */
  readonly variationOf?: { readonly id: number; readonly attribute: string; readonly value: string }
  /** The product can't be bought before a variation is chosen. */
  readonly needsChoice?: boolean
  /** The price before a sale. */
  readonly regularMinor?: number
  /** Slugs of its categories and tags, and the address of its picture. */
  readonly categories?: readonly string[]
  readonly tags?: readonly string[]
  readonly picture?: string
  /** The addresses of its pictures, where it has several. */
  readonly pictures?: readonly string[]
  /** HTML. */
  readonly description?: string
  /** The product's details: attributes that aren't chosen, with their values. */
  readonly details?: Readonly<Record<string, readonly string[]>>
  readonly reviews?: readonly DoubleReview[]
  /** Members of its line in the Store API's basket that differ from those of other products. */
  readonly storeItem?: Readonly<Record<string, unknown>>
}

/** A review of the double, with the members of the Store API. */
export interface DoubleReview {
  readonly id: number
  readonly reviewer: string
  readonly review: string
  readonly rating: number | null
  readonly date_created: string
  readonly verified: boolean
}

/** One product for each rule of the basket. */
export const doubleProducts: readonly DoubleProduct[] = [
  { id: 11, slug: "southpaw", name: "Southpaw", sku: "SP-11", priceMinor: 4400, stock: 50 },
  { id: 12, slug: "cornerman", name: "Cornerman", sku: "CM-12", priceMinor: 2950, stock: 3 },
  {
    id: 13,
    slug: "title-belt",
    name: "Title belt",
    sku: "TB-13",
    priceMinor: 12000,
    stock: 5,
    isSoldIndividually: true,
  },
  { id: 14, slug: "old-bell", name: "Old bell", sku: "OB-14", priceMinor: 990, stock: 0 },
  { id: 15, slug: "gloves", name: "Gloves", sku: "GL-15", priceMinor: 3500, stock: 9, needsChoice: true },
  {
    id: 151,
    slug: "gloves",
    name: "Gloves",
    sku: "GL-15-R",
    priceMinor: 3500,
    stock: 4,
    variationOf: { id: 15, attribute: "Colour", value: "Red" },
  },
  {
    id: 152,
    slug: "gloves",
    name: "Gloves",
    sku: "GL-15-B",
    priceMinor: 3700,
    stock: 5,
    variationOf: { id: 15, attribute: "Colour", value: "Black" },
  },
]

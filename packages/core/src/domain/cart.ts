import type { Money } from "./money.ts"
import type { MoneyFormat } from "./moneyFormat.ts"

/** The basket as our widgets show it. All amounts are in one currency, with tax where the shop displays prices with tax. */
export type Cart = {
  readonly lines: readonly CartLine[]
  readonly itemsCount: number
  readonly needsShipping: boolean
  readonly totals: CartTotals
  /** The server's messages about problems in the basket, in plain text: a product no longer available, too few left. */
  readonly errors: readonly string[]
}

/** A line of the basket. Names are plain text, addresses relative or http(s). */
export type CartLine = {
  readonly key: string
  /** The product to add for one more of this line: for a variation, the variation's own id. */
  readonly productId: number
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly limits: QuantityLimits
  readonly variation: readonly VariationAttribute[]
  /** Data of extensions, such as an engraving; without what they hide. */
  readonly itemData: readonly LineDatum[]
  /** The product's page; null without one, and for a product that the shop keeps out of its catalogue. */
  readonly permalink: string | null
  readonly image: CartImage | null
  readonly unitPrice: Money
  /** The price before a sale; null without a sale. */
  readonly regularUnitPrice: Money | null
  /** The total of the line before coupons, which are in the totals as `discount`. */
  readonly lineTotal: Money
  readonly isSoldIndividually: boolean
  /** The remaining stock, where the shop shows that it is low. */
  readonly lowStockLeft: number | null
  /** Whether the shop says that the product is sold although it must be ordered first. */
  readonly isOnBackorder: boolean
  /** Whether extensions say that more was chosen than product and variation, such as the parts of a bundle or a subscription. */
  readonly isConfigured: boolean
  /** The line that contains this one, as in a bundle. */
  readonly parentKey: string | null
  /** Whether the shopper may take the line out: of the parts of a bundle or a composite product, those that aren't needed. */
  readonly isRemovable: boolean
  /** Whether the shop leaves the line out of lists of the basket, such as a bundle whose parts stand for it. */
  readonly isHiddenInBasket: boolean
  /** Whether the shop leaves the line out of the summary of an order, such as parts that their bundle lists. */
  readonly isHiddenInSummary: boolean
}

/** The limits of a line's quantity; no maximum when `max` is null. */
export type QuantityLimits = {
  readonly min: number
  readonly max: number | null
  readonly step: number
  readonly isEditable: boolean
}

/** An attribute that the shopper chose, with the shop's labels. */
export type VariationAttribute = { readonly attribute: string; readonly value: string }

/** A piece of a line's data, in plain text; one of both may be empty. */
export type LineDatum = { readonly name: string; readonly value: string }

/** A line's picture; `srcset` and `sizes` are empty when the shop sends none. */
export type CartImage = {
  readonly src: string
  readonly srcset: string
  readonly sizes: string
  readonly alt: string
}

/** The totals. `shipping` is null until it has been calculated. */
export type CartTotals = {
  readonly items: Money
  readonly shipping: Money | null
  readonly tax: Money
  readonly discount: Money
  readonly total: Money
  /** Whether the shop displays prices with tax: `tax` is then part of the other amounts. */
  readonly isWithTax: boolean
  /** The shop's format of this currency; null when it sends none, and the locale decides. */
  readonly format: MoneyFormat | null
}

/** The item to add to restore a removed line of which nothing else was chosen. */
export type Undo = {
  readonly id: number
  readonly quantity: number
  readonly variation: readonly VariationAttribute[]
}

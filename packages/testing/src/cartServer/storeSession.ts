import { type Basket, hashText } from "./basket.ts"
import type { BasketChoices } from "./basketPage/choices.ts"
import type { JsonObject, StoreAnswer } from "./storeAnswer.ts"

/** The settings of a shop's Store API beside products. Without them carts have no rates, and can't be ordered. */
export interface StoreTerms {
  /** The shop's ways to pay. */
  readonly paymentMethods?: readonly string[]
  /** The tax that prices include; 21 by default. */
  readonly taxPercent?: number
  /** Tax on top of the prices, in minor units, by the country of the billing address. */
  readonly taxFor?: (country: string) => number
  /** Members of the carts that differ. */
  readonly cart?: JsonObject
  /** Whether an order is refused whose `Idempotency-Key` isn't the hash of its cart. Older shops don't compare them. */
  readonly comparesTotals?: boolean
  /** Answers an order in place of the shop, which would empty the cart. */
  readonly placeOrder?: (totalMinor: number) => StoreAnswer
}

/** The addresses of a shopper, with the members that the page has sent. */
export interface StoreCustomer {
  billing: JsonObject
  shipping: JsonObject
}

/** The inputs of a session's cart beside its lines. */
export interface StoreSession {
  readonly terms: StoreTerms
  readonly choices: BasketChoices
  readonly customer: StoreCustomer
}

/** The sums of a cart, in minor units. */
interface StoreSums {
  readonly isShipped: boolean
  /** Null before an address is known. */
  readonly shippingMinor: number | null
  /** The tax on top of the prices. */
  readonly taxMinor: number
  readonly totalMinor: number
}

/** Adds up what a cart costs. */
export function sumStoreCart(basket: Basket, { terms, choices, customer }: StoreSession): StoreSums {
  const { lines, totalMinor } = basket
  const isShipped = lines.some(({ product }) => !product.isVirtual)
  const shippingMinor = isShipped ? (choices.rate?.priceMinor ?? null) : null
  const taxMinor = lines.length > 0 ? (terms.taxFor?.(String(customer.billing["country"])) ?? 0) : 0
  return {
    ...{ isShipped, shippingMinor, taxMinor },
    totalMinor: totalMinor - choices.discountMinor + (shippingMinor ?? 0) + taxMinor,
  }
}

/** The hash of a cart. Like the platform's, it changes with the lines and the total. */
export function hashStoreCart(basket: Basket, session: StoreSession): string {
  return basket.hash && hashText(`${basket.hash} ${String(sumStoreCart(basket, session).totalMinor)}`)
}

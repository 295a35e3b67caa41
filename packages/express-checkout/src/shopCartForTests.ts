import { readMember } from "@ringside/core/domain"

/** A cart of the shop. */
export interface ShopCart {
  items: { key: string; quantity: number }[]
  isAddressed: boolean
  /** The country of the billing address, empty while it isn't known. */
  country: string
  rate: string
}

/** The shop's product, and its price. */
export interface ShopOffer {
  /** The price of the figure, which the shop may change at any time. */
  priceMinor: number
  /** The rates for an address. */
  rates: readonly { readonly rate_id: string; readonly name: string; readonly price: string }[]
  /** Whether what the shop sells isn't shipped; its tax is then that of the billing address. */
  isVirtual: boolean
  /** The tax of a cart, in minor units, by the country of the billing address. */
  taxes: Readonly<Record<string, number>>
}

/** A cart as the Store API returns it. */
export function describeCart(offer: ShopOffer, { items, isAddressed, country, rate }: ShopCart) {
  const { priceMinor } = offer
  const sum = items.reduce((total, { quantity }) => total + quantity * priceMinor, 0)
  const chosen = offer.rates.find(({ rate_id }) => rate_id === rate) ?? offer.rates[0]
  const isShipped = items.length > 0 && !offer.isVirtual
  const shipping = isAddressed && isShipped ? Number(chosen?.price ?? 0) : 0
  const tax = offer.isVirtual && items.length > 0 ? (offer.taxes[country] ?? 0) : 0
  const rates = offer.rates.map((each) => ({ ...each, selected: each === chosen, currency_minor_unit: 2 }))
  return {
    items: items.map(({ key, quantity }) => ({
      key,
      name: "Southpaw &amp; Sons",
      quantity,
      totals: { line_subtotal: String(quantity * priceMinor), currency_minor_unit: 2 },
    })),
    needs_shipping: isShipped,
    shipping_rates: isAddressed && isShipped ? [{ package_id: 0, shipping_rates: rates }] : [],
    totals: {
      total_price: String(sum + shipping + tax),
      total_tax: String(tax),
      total_shipping: String(shipping),
      currency_code: "EUR",
      currency_minor_unit: 2,
    },
  }
}

/** The hash of a cart. Like the platform's, it changes with the lines and the total. */
export function hashCart(offer: ShopOffer, cart: ShopCart): string {
  const { items, totals } = describeCart(offer, cart)
  return `h${items.map(({ key, quantity }) => `${key}x${String(quantity)}`).join("-")}-${totals.total_price}`
}

/** The country of the billing address in a request's body; undefined without one. */
export function readCountry(body: unknown): string | undefined {
  const country = readMember(body, ["billing_address", "country"])
  return typeof country === "string" ? country : undefined
}

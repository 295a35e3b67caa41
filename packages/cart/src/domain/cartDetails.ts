/** An address by the platform's names: `first_name`, `postcode` and the like. */
export type StoreAddress = Readonly<Record<string, string>>

/**
 * A coupon or a fee: its code or its name, and its amount in minor units, with tax where the shop displays prices with tax. A coupon's amount
 * is positive. A fee may have no name.
 */
export type CartSum = { readonly name: string; readonly amountMinor: number }

/** A tax of the order: its name, its rate as the shop writes it ("21%"), and its amount in minor units. */
export type TaxLine = { readonly name: string; readonly rate: string; readonly amountMinor: number }

/** A package of the order, and the rates at which it may be shipped. */
export type ShippingPackage = {
  readonly id: number | string
  readonly name: string
  readonly rates: readonly PackageRate[]
}

/** A shipping rate of a package. Texts are plain; the price is in minor units, with tax where the shop displays prices with tax. */
export type PackageRate = {
  readonly rateId: string
  readonly name: string
  /** The rate's own words; for a pickup, its place. */
  readonly description: string
  readonly priceMinor: number
  readonly isSelected: boolean
}

/**
 * The parts of a cart that only basket and checkout show. They aren't in `Cart`, which pages read by `ringside.cart`: addresses are personal
 * data, and page scripts may pass a cart on.
 */
export type CartDetails = {
  /** Whether there is anything to pay. */
  readonly needsPayment: boolean
  readonly coupons: readonly CartSum[]
  readonly fees: readonly CartSum[]
  /** The taxes, where the shop lists each of them. */
  readonly taxLines: readonly TaxLine[]
  readonly packages: readonly ShippingPackage[]
  readonly billing: StoreAddress
  readonly shipping: StoreAddress
  /** Payment methods by their gateways; null where the shop doesn't send them. */
  readonly paymentMethods: readonly string[] | null
  /** The data that the shop's extensions add to the cart, by namespace, unchecked. */
  readonly extensions: Readonly<Record<string, unknown>>
}

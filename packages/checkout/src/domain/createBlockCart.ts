import type { ParsedCart, ShippingPackage, TaxLine } from "@ringside/cart/domain"

/** The content of a cart beside its lines, as basket and checkout show it. Amounts are minor units, with tax where the shop shows it so. */
export interface BlockCart {
  readonly needsShipping: boolean
  readonly needsPayment: boolean
  readonly billing: TypedAddress
  readonly shipping: TypedAddress
  readonly packages: readonly ShippingPackage[]
  readonly coupons: readonly string[]
  readonly rows: readonly TotalRow[]
  readonly totalMinor: number
  /** The tax inside the total, where prices are shown with tax; else 0. */
  readonly includedTaxMinor: number
  /** The taxes of which that consists, where the shop lists each of them. */
  readonly includedTaxes: readonly TaxLine[]
  readonly currency: string
  /** Ways to pay, by their gateways; null where the shop doesn't say. */
  readonly paymentMethods: readonly string[] | null
}

/** An address as text by key. */
export type TypedAddress = Readonly<Record<string, string>>

/**
 * A sum above the total. `amountMinor` is null where it isn't known yet; `name` is a coupon's code, or the name of a fee or a tax, whose
 * `rate` is as the shop writes it.
 */
export interface TotalRow {
  readonly key: string
  readonly kind: "subtotal" | "coupon" | "fee" | "shipping" | "tax"
  readonly name: string
  readonly rate?: string
  readonly amountMinor: number | null
}

/**
 * Creates the content that basket and checkout show from an answer of the shop. Pending changes aren't in it: only the server has its
 * sums.
 */
export function createBlockCart({ cart, details }: ParsedCart): BlockCart {
  const { needsPayment, billing, shipping, packages, paymentMethods, coupons, taxLines } = details
  const { needsShipping, totals } = cart
  return {
    needsShipping,
    needsPayment,
    billing,
    shipping,
    packages,
    coupons: coupons.map(({ name }) => name),
    rows: createRows({ cart, details }),
    totalMinor: totals.total.amountMinor,
    includedTaxMinor: totals.isWithTax ? totals.tax.amountMinor : 0,
    includedTaxes: totals.isWithTax ? taxLines : [],
    currency: totals.total.currency,
    paymentMethods,
  }
}

function createRows({ cart, details }: Pick<ParsedCart, "cart" | "details">): readonly TotalRow[] {
  const { coupons, fees, taxLines } = details
  const { items, shipping, tax, isWithTax } = cart.totals
  const row = (kind: TotalRow["kind"], name: string, amountMinor: number | null): TotalRow => ({
    key: name === "" ? kind : `${kind}-${name}`,
    kind,
    name,
    amountMinor,
  })
  const taxes =
    taxLines.length === 0
      ? [row("tax", "", tax.amountMinor)]
      : taxLines.map(({ name, rate, amountMinor }, index) => ({
          ...row("tax", name, amountMinor),
          key: `tax-${String(index)}`,
          rate,
        }))
  return [
    row("subtotal", "", items.amountMinor),
    // A coupon over nothing is no negative zero.
    ...coupons.map(({ name, amountMinor }) => row("coupon", name, amountMinor === 0 ? 0 : -amountMinor)),
    // Two fees may have one name.
    ...fees.map(({ name, amountMinor }, index) => ({ ...row("fee", name, amountMinor), key: `fee-${String(index)}` })),
    ...(cart.needsShipping ? [row("shipping", "", shipping?.amountMinor ?? null)] : []),
    ...(!isWithTax && tax.amountMinor !== 0 ? taxes : []),
  ]
}

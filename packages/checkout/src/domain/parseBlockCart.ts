import { parseCart } from "@ringside/cart/domain"
import { formatPlainText, isRecord, parseWholeMinorUnits, readMember } from "@ringside/core/domain"
import { listShippingRates } from "./blockCart.ts"

/** What basket and checkout show of a Store API cart beside its lines. Amounts are minor units, with tax where the shop shows it so. */
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
  readonly currency: string
  /** Ways to pay, by their gateways; null where the shop doesn't say. */
  readonly paymentMethods: readonly string[] | null
}

/** An address as text by key. */
export type TypedAddress = Readonly<Record<string, string>>

/** A parcel and the ways that it may go. */
export interface ShippingPackage {
  readonly id: number | string
  readonly name: string
  readonly rates: readonly ShownRate[]
}

/** A rate as it is shown. */
export interface ShownRate {
  readonly rateId: string
  readonly name: string
  readonly description: string
  readonly priceMinor: number
  readonly isSelected: boolean
}

/** A sum above the total. `amountMinor` is null where it isn't known yet; `name` is a coupon's code or a fee's name. */
export interface TotalRow {
  readonly key: string
  readonly kind: "subtotal" | "coupon" | "fee" | "shipping" | "tax"
  readonly name: string
  readonly amountMinor: number | null
}

const packagesMax = 50
const ratesMax = 200
const methodsMax = 50
const sumsMax = 100

/** Reads a Store API cart for basket and checkout; null for what is no cart. Texts are plain. */
export function parseBlockCart(body: unknown): BlockCart | null {
  const cart = parseCart(body)
  if (!cart) return null
  const { totals } = cart
  const read = (name: string) => parseWholeMinorUnits(readMember(body, ["totals", name])) ?? 0
  const withTax =
    totals.items.amountMinor !== read("total_items") || isShippingWithTax(totals.shipping?.amountMinor, read)
  const methods = readMember(body, ["payment_methods"])
  return {
    needsShipping: cart.needsShipping,
    needsPayment: readMember(body, ["needs_payment"]) !== false && totals.total.amountMinor > 0,
    billing: readAddress(readMember(body, ["billing_address"])),
    shipping: readAddress(readMember(body, ["shipping_address"])),
    packages: readPackages(body, withTax),
    coupons: readSums(body, "coupons", "total_discount", withTax).map(({ name }) => name),
    rows: createRows(body, {
      items: totals.items.amountMinor,
      shipping: totals.shipping?.amountMinor ?? null,
      withTax,
      needsShipping: cart.needsShipping,
      tax: totals.tax.amountMinor,
    }),
    totalMinor: totals.total.amountMinor,
    includedTaxMinor: withTax ? totals.tax.amountMinor : 0,
    currency: totals.total.currency,
    paymentMethods: Array.isArray(methods)
      ? [...new Set(methods.filter((id): id is string => typeof id === "string"))].slice(0, methodsMax)
      : null,
  }
}

function isShippingWithTax(shownMinor: number | undefined, read: (name: string) => number): boolean {
  return shownMinor !== undefined && shownMinor !== read("total_shipping")
}

interface Sums {
  readonly items: number
  readonly shipping: number | null
  readonly tax: number
  readonly withTax: boolean
  readonly needsShipping: boolean
}

function createRows(body: unknown, { items, shipping, tax, withTax, needsShipping }: Sums): readonly TotalRow[] {
  const row = (kind: TotalRow["kind"], name: string, amountMinor: number | null): TotalRow => ({
    key: name === "" ? kind : `${kind}-${name}`,
    kind,
    name,
    amountMinor,
  })
  return [
    row("subtotal", "", items),
    ...readSums(body, "coupons", "total_discount", withTax).map(({ name, amountMinor }) =>
      row("coupon", name, amountMinor === 0 ? 0 : -amountMinor),
    ),
    // Two fees may have one name.
    ...readSums(body, "fees", "total", withTax).map(({ name, amountMinor }, index) => ({
      ...row("fee", name, amountMinor),
      key: `fee-${String(index)}`,
    })),
    ...(needsShipping ? [row("shipping", "", shipping)] : []),
    ...(!withTax && tax !== 0 ? [row("tax", "", tax)] : []),
  ]
}

/** The coupons or the fees of a cart, by what names them. */
function readSums(body: unknown, list: "coupons" | "fees", member: string, withTax: boolean) {
  const names = new Set<string>()
  return readList(readMember(body, [list]))
    .slice(0, sumsMax)
    .flatMap((entry) => {
      const name = list === "coupons" ? readText(entry, "code") : formatPlainText(readMember(entry, ["name"]))
      const read = (key: string) => parseWholeMinorUnits(readMember(entry, ["totals", key])) ?? 0
      if (name === "" || (list === "coupons" && names.has(name))) return []
      names.add(name)
      return [{ name, amountMinor: read(member) + (withTax ? read(`${member}_tax`) : 0) }]
    })
}

function readPackages(body: unknown, withTax: boolean): readonly ShippingPackage[] {
  return readList(readMember(body, ["shipping_rates"]))
    .slice(0, packagesMax)
    .flatMap((group) => {
      const ids = new Set<string>()
      const rates = listShippingRates({ shipping_rates: [group] })
        .slice(0, ratesMax)
        .filter(({ rateId }) => !ids.has(rateId) && ids.add(rateId))
      const entries = readList(readMember(group, ["shipping_rates"]))
      const id = readMember(group, ["package_id"])
      return [
        {
          id: typeof id === "string" || typeof id === "number" ? id : 0,
          name: formatPlainText(readMember(group, ["name"])),
          rates: rates.map(({ rateId, name, price, selected }) => {
            const entry = entries.find((each) => readMember(each, ["rate_id"]) === rateId)
            const taxMinor = parseWholeMinorUnits(readMember(entry, ["taxes"])) ?? 0
            return {
              rateId,
              name: formatPlainText(name),
              description: readDescription(entry),
              priceMinor: (parseWholeMinorUnits(price) ?? 0) + (withTax ? taxMinor : 0),
              isSelected: selected,
            }
          }),
        },
      ]
    })
}

/** A rate's own words; of a place where the order is fetched, its address. */
function readDescription(rate: unknown): string {
  const own = [readMember(rate, ["description"]), readMember(rate, ["delivery_time"])].map(formatPlainText)
  const meta = readList(readMember(rate, ["meta_data"])).flatMap((entry) =>
    readText(entry, "key").startsWith("pickup_") ? [formatPlainText(readMember(entry, ["value"]))] : [],
  )
  return [...own, ...meta].filter(Boolean).join(" · ")
}

function readAddress(raw: unknown): TypedAddress {
  if (!isRecord(raw)) return {}
  return Object.fromEntries(
    Object.entries(raw).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  )
}

function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function readText(source: unknown, name: string): string {
  const value = readMember(source, [name])
  return typeof value === "string" ? value : ""
}

import { parseBundledBy } from "@ringside/cart/domain"
import {
  convertAmount,
  decodeEntities,
  formatText,
  isRecord,
  parseHostFlag,
  parseMinorAmount,
  readList,
  readMember,
} from "@ringside/core/domain"
import { createProviderAmount, selectProviderDecimals } from "@ringside/payments/domain"

/** A line of the wallet's sheet; the amount in the provider's units. */
export interface LineItem {
  readonly name: string
  readonly amount: number
}

const englishNames = {
  shipping: "Shipping",
  discount: "Discount",
  fees: "Fees",
  tax: "Tax",
  refund: "Refund",
  pending: "Pending",
} as const

/** The names of a sheet's lines that aren't items; `pending` is the rate of an unknown address. */
export type LineNames = Readonly<Record<keyof typeof englishNames, string>>

/** How the lines and rates of a sheet are written. */
export interface LineStyle {
  /** Whether amounts include their tax, which then has no line of its own. */
  readonly includesTax: boolean
  readonly names: LineNames
}

/** The style of the names, with tax as the shop shows the prices of its basket; before WooPayments 10.9, its settings lack it. */
export function createLineStyle(config: unknown, names?: LineNames): LineStyle {
  return {
    includesTax: parseHostFlag(readMember(config, ["checkout", "display_prices_with_tax"])),
    names: { ...englishNames, ...names },
  }
}

/** The amount to pay for a Store API cart or order: its total without refunds. Source: express-checkout §2 step 4. */
export function readOrderTotal(cart: unknown, decimals: unknown): number {
  const read = (name: string) => parseMinorAmount(readMember(cart, ["totals", name]))
  return convertAmount(read("total_price") - read("total_refund"), decimals, readMinorUnit(cart))
}

/**
 * The total of a cart or order in the provider's units, as its card is charged: of three decimals the last one is 0. `code` is the total's
 * currency; `decimals` are those of its amounts at the provider. Source: checkout §1 D12.
 */
export function readCharge(cart: unknown, code: string, decimals: unknown): number {
  const total = readOrderTotal(cart, decimals)
  return selectProviderDecimals(code) === 3 ? createProviderAmount(total, 3, code) : total
}

/** The decimals of a cart's totals, if the cart contains them. */
export function readMinorUnit(cart: unknown): unknown {
  return readMember(cart, ["totals", "currency_minor_unit"])
}

/** An item's name with its quantity, variation and further data. Source: express-checkout §10. */
export function formatLineItemLabel(item: unknown): string {
  const quantity = readMember(item, ["quantity"])
  const variation = readList(readMember(item, ["variation"])).map((entry) => formatEntry(entry, ["attribute"]))
  const data = readList(readMember(item, ["item_data"])).map((entry) => formatEntry(entry, ["name", "key"]))
  const parts = [
    formatText(readMember(item, ["name"])),
    typeof quantity === "number" && quantity > 1 ? `(x${quantity})` : "",
    ...(variation.length > 0 ? ["-", variation.join(", ")] : []),
    ...(data.length > 0 ? ["-", data.join(", ")] : []),
  ]
  return decodeEntities(parts.filter((part) => part !== "").join(" "))
}

function formatEntry(entry: unknown, names: readonly string[]): string {
  const name = names.map((each) => formatText(readMember(entry, [each]))).find((text) => text !== "") ?? ""
  return `${name}: ${formatText(readMember(entry, ["value"]))}`
}

/**
 * The lines of a Store API cart or order; without a style in English, tax in a line of its own. Empty if they add up to more than the amount
 * to pay, as by rounding, because the provider would refuse them. Source: express-checkout §10.
 */
export function createLineItems(cart: unknown, decimals: unknown, style?: LineStyle): LineItem[] {
  const totals = readMember(cart, ["totals"])
  if (!isRecord(totals)) return []
  const { includesTax, names } = { ...createLineStyle(null), ...style }
  const convert = (amount: number) => convertAmount(amount, decimals, readMinorUnit(cart))
  const read = (name: string) =>
    convert(parseMinorAmount(totals[name]) + (includesTax ? parseMinorAmount(totals[`${name}_tax`]) : 0))
  const lines = [
    ...readList(readMember(cart, ["items"]))
      // The total of a bundle or a composite product may contain a part's. The platform's script leaves out the parts of bundles alone.
      .filter((item) => isRecord(item) && parseBundledBy(item["extensions"]) === null)
      .map((item) => ({
        name: formatLineItemLabel(item),
        amount: readItemAmount(item, cart, { decimals, includesTax }),
      })),
    ...[
      { name: names.shipping, amount: read("total_shipping") },
      { name: names.discount, amount: 0 - read("total_discount") },
      { name: names.fees, amount: read("total_fees") },
      { name: names.tax, amount: includesTax ? 0 : convert(parseMinorAmount(totals.total_tax)) },
      { name: names.refund, amount: 0 - convert(parseMinorAmount(totals.total_refund)) },
    ].filter(({ amount }) => amount !== 0),
  ]
  return sumAmounts(lines) > readOrderTotal(cart, decimals) ? [] : lines
}

/** An item without totals has only its unit price, as the platform's own script shows it. */
function readItemAmount(
  item: unknown,
  cart: unknown,
  { decimals, includesTax }: { readonly decimals: unknown; readonly includesTax: boolean },
): number {
  const read = (...path: readonly string[]) => parseMinorAmount(readMember(item, path))
  const hasSubtotal = formatText(readMember(item, ["totals", "line_subtotal"])) !== ""
  const subtotal = read("totals", "line_subtotal") + (includesTax ? read("totals", "line_subtotal_tax") : 0)
  const amount = hasSubtotal ? subtotal : read("prices", "price")
  const minorUnit = [readMember(item, ["totals"]), readMember(item, ["prices"])]
    .map((amounts) => readMember(amounts, ["currency_minor_unit"]))
    .find((unit) => Number.isInteger(unit))
  return convertAmount(amount, decimals, minorUnit ?? readMinorUnit(cart))
}

/**
 * The lines of a product as the server printed them; the amounts are already in the provider's units. Empty if they add up to more than
 * `totalAmount`. Source: express-checkout §13.
 */
export function createServerLineItems(displayItems: unknown, totalAmount?: unknown): LineItem[] {
  const lines = readList(displayItems)
    .filter(isRecord)
    .map(({ label, key, amount, value }) => {
      const units = parseMinorAmount(formatText(amount) === "" ? value : amount)
      return { name: decodeEntities(label), amount: key === "total_discount" ? 0 - units : units }
    })
  const hasTotal = formatText(totalAmount) !== ""
  return hasTotal && sumAmounts(lines) > parseMinorAmount(totalAmount) ? [] : lines
}

function sumAmounts(lines: readonly LineItem[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

import {
  convertAmount,
  decodeEntities,
  formatText,
  isRecord,
  parseMinorAmount,
  readList,
  readMember,
} from "@ringside/core/domain"

/** A line of the wallet's sheet; the amount in the provider's units. */
export interface LineItem {
  readonly name: string
  readonly amount: number
}

/** The amount to pay for a Store API cart or order: its total without refunds. Source: express-checkout §2 step 4. */
export function readOrderTotal(cart: unknown, decimals: unknown): number {
  const read = (name: string) => parseMinorAmount(readMember(cart, ["totals", name]))
  return convertAmount(read("total_price") - read("total_refund"), decimals, readMinorUnit(cart))
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
 * The lines of a Store API cart or order. Empty if they add up to more than the amount to pay, as with coupons, because the provider would
 * refuse them. Source: express-checkout §10.
 */
export function createLineItems(cart: unknown, decimals: unknown): LineItem[] {
  const totals = readMember(cart, ["totals"])
  if (!isRecord(totals)) return []
  const convert = (amount: unknown) => convertAmount(amount, decimals, readMinorUnit(cart))
  const lines = [
    ...readList(readMember(cart, ["items"]))
      .filter((item) => isRecord(item) && !readMember(item, ["extensions", "bundles", "bundled_by"]))
      .map((item) => ({ name: formatLineItemLabel(item), amount: readItemAmount(item, cart, decimals) })),
    ...[
      { name: "Tax", amount: convert(totals.total_tax) },
      { name: "Shipping", amount: convert(totals.total_shipping) },
      { name: "Refund", amount: 0 - convert(totals.total_refund) },
    ].filter(({ amount }) => amount !== 0),
  ]
  return sumAmounts(lines) > readOrderTotal(cart, decimals) ? [] : lines
}

/** An item without totals has only its unit price, as the platform's own script shows it. */
function readItemAmount(item: unknown, cart: unknown, decimals: unknown): number {
  const subtotal = readMember(item, ["totals", "line_subtotal"])
  const amount = formatText(subtotal) === "" ? readMember(item, ["prices", "price"]) : subtotal
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

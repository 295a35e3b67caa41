import { decodeEntities, formatText, isRecord, type UnknownRecord } from "@ringside/core/domain"
import { readList, readMembers } from "./readValues.ts"

const maxCategories = 5

/** An item of the Store API, or of an order, in analytics format; amounts are numbers in the major unit. Source: checkout §10. */
export function createAnalyticsItem(item: unknown): object {
  const members = readMembers(item)
  const categories = readList(members["categories"]).map(readName).filter(isFilled).slice(0, maxCategories)
  const variant = readList(members["variation"])
    .map((each) => readWords(readMembers(each)["value"]))
    .filter(isFilled)
    .join(", ")
  return {
    item_id: formatText(members["sku"]) || formatText(members["id"]),
    item_name: readWords(members["name"]),
    ...Object.fromEntries(
      categories.map((name, index) => [index === 0 ? "item_category" : `item_category${index + 1}`, name]),
    ),
    ...(variant !== "" && { item_variant: variant }),
    price: formatMajor(readPrice(members), readUnit(members["prices"])),
    quantity: readQuantity(members),
  }
}

/** An event for a data layer; null for an unknown name, or without the event's data. Source: checkout §14. */
export function createAnalyticsEvent(name: string, data: unknown): object | null {
  const create = Object.hasOwn(creators, name) ? creators[name] : undefined
  const ecommerce = create?.(readMembers(data)) ?? null
  return ecommerce && { event: name, ecommerce }
}

/** Whether an order's purchase must still be reported; `alreadySent` is the value stored for it, or a list of reported orders. */
export function shouldEmitPurchase(orderId: unknown, alreadySent: unknown): boolean {
  const id = formatText(orderId)
  if (id === "") return false
  return Array.isArray(alreadySent) ? !alreadySent.map(formatText).includes(id) : !alreadySent
}

type Creator = (data: UnknownRecord) => object | null

const creators: Readonly<Record<string, Creator>> = {
  view_item: describeItem,
  add_to_cart: describeItem,
  remove_from_cart: describeItem,
  view_item_list: describeList,
  select_item: describeList,
  view_cart: ({ cart }) => describeCart(cart, () => ({})),
  begin_checkout: ({ cart }) => describeCart(cart, readCoupon),
  add_shipping_info: ({ cart, shippingTier }) =>
    describeCart(cart, (members) => ({
      ...readCoupon(members),
      ...(isFilled(formatText(shippingTier)) && { shipping_tier: formatText(shippingTier) }),
    })),
  add_payment_info: ({ cart, paymentType }) =>
    describeCart(cart, (members) => ({
      ...readCoupon(members),
      ...(isFilled(formatText(paymentType)) && { payment_type: formatText(paymentType) }),
    })),
  purchase: describeOrder,
}

function describeItem({ item }: UnknownRecord): object | null {
  if (!isRecord(item)) return null
  return {
    currency: formatText(readMembers(item["prices"])["currency_code"]),
    value: formatMajor(readPrice(item) * readQuantity(item), readUnit(item["prices"])),
    items: [createAnalyticsItem(item)],
  }
}

function describeList({ items, listName }: UnknownRecord): object | null {
  if (!Array.isArray(items)) return null
  const name = formatText(listName)
  return { ...(name !== "" && { item_list_name: name }), items: items.map(createAnalyticsItem) }
}

function describeCart(cart: unknown, more: (cart: UnknownRecord) => object): object | null {
  if (!isRecord(cart)) return null
  return { ...readTotal(cart), ...more(cart), items: readList(cart["items"]).map(createAnalyticsItem) }
}

function describeOrder({ order }: UnknownRecord): object | null {
  if (!isRecord(order)) return null
  const totals = readMembers(order["totals"])
  const id = formatText(order["id"]) || formatText(order["order_id"])
  if (id === "") return null
  const amount = (name: string) => formatMajor(readMinor(totals[name]), readUnit(totals))
  return {
    transaction_id: id,
    ...readTotal(order),
    tax: amount("total_tax"),
    shipping: amount("total_shipping"),
    ...readCoupon(order),
    items: readList(order["items"]).map(createAnalyticsItem),
  }
}

function readTotal(cart: UnknownRecord): object {
  const totals = readMembers(cart["totals"])
  return {
    currency: formatText(totals["currency_code"]),
    value: formatMajor(readMinor(totals["total_price"]), readUnit(totals)),
  }
}

function readCoupon(cart: UnknownRecord): object {
  const codes = readList(cart["coupons"])
    .map((coupon) => formatText(readMembers(coupon)["code"]) || formatText(coupon))
    .filter(isFilled)
  return codes.length > 0 ? { coupon: codes.join(",") } : {}
}

function readPrice(item: UnknownRecord): number {
  return readMinor(readMembers(item["prices"])["price"])
}

function readQuantity(item: UnknownRecord): number {
  const quantity = Number(formatText(item["quantity"]) || 1)
  return Number.isFinite(quantity) && quantity >= 0 ? quantity : 1
}

function readMinor(value: unknown): number {
  const amount = Number(formatText(value))
  return Number.isSafeInteger(amount) ? amount : 0
}

function readUnit(prices: unknown): number {
  const unit = readMembers(prices)["currency_minor_unit"]
  return typeof unit === "number" && Number.isInteger(unit) && unit >= 0 && unit <= 20 ? unit : 2
}

/** Formats by the decimal digits: a division would give 12.990000000000002. */
function formatMajor(amountMinor: number, unit: number): number {
  return Number(`${Math.round(amountMinor)}e-${unit}`)
}

function readName(category: unknown): string {
  return readWords(isRecord(category) ? category["name"] : category)
}

/** Decodes the texts of the platform's responses, which are escaped. */
function readWords(value: unknown): string {
  return decodeEntities(formatText(value))
}

function isFilled(text: string): boolean {
  return text !== ""
}

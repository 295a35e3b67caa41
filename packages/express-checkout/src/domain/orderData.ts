import { formatText, isRecord, readMember, readRecord } from "@ringside/core/domain"
import { cardGateway } from "@ringside/payments/domain"

/** An address in the Store API's format. */
export interface StoreShippingAddress {
  readonly first_name: string
  readonly last_name: string
  readonly company: string
  readonly address_1: string
  readonly address_2: string
  readonly city: string
  readonly state: string
  readonly postcode: string
  readonly country: string
}

/** An order in the Store API's format, with its members in the contract's order. Source: express-checkout §6.2. */
export type OrderPayload = {
  readonly customer_note: string
  readonly billing_address: StoreShippingAddress & { readonly email: string; readonly phone: string }
  readonly shipping_address?: StoreShippingAddress & { readonly phone: string }
  readonly payment_method: typeof cardGateway
  readonly payment_data: readonly { readonly key: string; readonly value: string }[]
  readonly extensions: object
}

/** The input for a wallet order. `event` is the provider's confirm event. */
export interface OrderPayloadInput {
  readonly event: unknown
  readonly paymentMethodId: string
  readonly fraudPreventionToken?: string | null | undefined
  readonly customerNote?: string | null | undefined
  readonly extensions?: object | null | undefined
}

/** The data of an existing order: its key, and the addresses that the shop returned for it. */
export interface OrderPayInput {
  readonly key: string
  readonly billingEmail: string
  readonly billingAddress?: object | null | undefined
  readonly shippingAddress?: object | null | undefined
}

/** The first word, and the rest or `lastNameDefault`. Source: express-checkout §6.2. */
export function parseName(name: unknown, lastNameDefault: string): { first_name: string; last_name: string } {
  const [first = "", ...rest] = formatText(name)
    .split(/\s+/)
    .filter((word) => word !== "")
  return { first_name: first, last_name: rest.join(" ") || lastNameDefault }
}

/** A phone number without white space, parentheses and dashes. Source: express-checkout §6.2. */
export function normalizePhone(phone: unknown): string {
  return formatText(phone).replace(/[\s()-]/g, "")
}

/** A wallet's postcode without white space. Source: express-checkout §6.2. */
export function normalizeWalletPostcode(postcode: unknown): string {
  return formatText(postcode).replace(/\s/g, "")
}

/**
 * Creates a shipping address from a wallet's data, which may be mostly empty until the order is confirmed. Source: express-checkout §5.4,
 * §6.2.
 */
export function createShippingAddress(name: unknown, addr: unknown): StoreShippingAddress {
  return createWalletShipping(name, addr, "")
}

function createWalletShipping(name: unknown, addr: unknown, lastNameDefault: string): StoreShippingAddress {
  const address = createAddress(name, addr, lastNameDefault)
  // Hong Kong has no postcodes: Apple Pay has the region there, which the plugin finds by its name, with the space.
  if (address.country === "HK") return address
  return { ...address, postcode: normalizeWalletPostcode(address.postcode) }
}

function createAddress(name: unknown, addr: unknown, lastNameDefault: string): StoreShippingAddress {
  const read = (member: string) => formatText(readMember(addr, [member]))
  return {
    ...parseName(name, lastNameDefault),
    company: read("organization"),
    address_1: read("line1"),
    address_2: read("line2"),
    city: read("city"),
    state: read("state"),
    postcode: read("postal_code"),
    country: read("country"),
  }
}

/** The order of a confirmed sheet. It has no shipping address if the event has none. Source: express-checkout §6.2. */
export function createOrderPayload(input: OrderPayloadInput | null): OrderPayload {
  const read = (...path: readonly string[]) => readMember(input?.event, path)
  const billing = read("billingDetails")
  const shipping = read("shippingAddress")
  const phone = normalizePhone(formatText(readMember(billing, ["phone"])) || read("payerPhone"))
  const type = formatText(read("expressPaymentType"))
  return {
    customer_note: formatText(input?.customerNote),
    billing_address: {
      ...createAddress(readMember(billing, ["name"]), readMember(billing, ["address"]), "-"),
      email: formatText(readMember(billing, ["email"])),
      phone,
    },
    ...(isRecord(shipping) && {
      // Shops refuse an order with an empty last name, which a one-word name would have.
      shipping_address: { ...createWalletShipping(shipping.name, shipping.address, "-"), phone },
    }),
    payment_method: cardGateway,
    payment_data: [
      { key: "payment_method", value: "card" },
      { key: "payment_request_type", value: type },
      { key: "wcpay-fraud-prevention-token", value: formatText(input?.fraudPreventionToken) },
      { key: "wcpay-payment-method", value: formatText(input?.paymentMethodId) },
      { key: "express_payment_type", value: type },
    ],
    extensions: isRecord(input?.extensions) ? input.extensions : {},
  }
}

/**
 * The payment of an existing order, with its own addresses and e-mail; the wallet's are used only if it has none. Source: express-checkout
 * §4.3.
 */
export function createOrderPayPayload(
  payload: object | null,
  order: OrderPayInput | null,
): Readonly<Record<string, unknown>> {
  const members: Readonly<Record<string, unknown>> = readRecord(payload)
  const { billing_address, shipping_address, ...fields } = members
  const billing = selectAddress(order?.billingAddress, billing_address)
  const shipping = selectAddress(order?.shippingAddress, shipping_address)
  return {
    ...fields,
    key: formatText(order?.key),
    billing_email: formatText(order?.billingEmail) || formatText(readMember(billing_address, ["email"])),
    ...(billing && { billing_address: billing }),
    ...(shipping && { shipping_address: shipping }),
  }
}

/** An order without an address has all members of it empty. */
function selectAddress(own: unknown, wallets: unknown): object | null {
  const hasOwn = isRecord(own) && Object.values(own).some((value) => formatText(value) !== "")
  if (hasOwn) return own
  return isRecord(wallets) ? wallets : null
}

const attributionPrefix = "wc_order_attribution_"

/**
 * The `extensions` of an order from the page's attribution inputs. Empty values are omitted, since the shop reads missing ones as empty.
 * Without inputs there are no extensions. Source: express-checkout §4.2.
 */
export function createExtensions(
  inputs: readonly { readonly name: unknown; readonly value: unknown }[] | null,
): object {
  if (!Array.isArray(inputs) || inputs.length === 0) return {}
  const fields = inputs
    .map((input: unknown) => [readFieldName(input), formatText(readMember(input, ["value"]))] as const)
    .filter(([name, value]) => name !== "" && value !== "")
  return { "woocommerce/order-attribution": Object.fromEntries(fields) }
}

function readFieldName(input: unknown): string {
  const name = formatText(readMember(input, ["name"]))
  return name.startsWith(attributionPrefix) ? name.slice(attributionPrefix.length) : name
}

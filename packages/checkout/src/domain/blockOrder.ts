import { readStoreApiMessage } from "@ringside/cart/domain"
import { formatPlainText, isRecord, readMember, readText, selectRedirect } from "@ringside/core/domain"
import { type ConfirmHash, genericOrderMessage, parseConfirmHash, readPaymentResult } from "@ringside/payments/domain"
import type { AddressValues } from "./blockCustomer.ts"
import { type AddressSection, type FieldUses, listAddressFields, usedKeys } from "./listAddressFields.ts"

/** The data of an order at the block checkout. */
export interface CheckoutRequestInput {
  readonly billingAddress: AddressValues
  readonly shippingAddress?: AddressValues | null
  /** The parcel goes to the billing address. */
  readonly useShippingAsBilling?: boolean
  readonly needsShipping?: boolean
  readonly needsPayment?: boolean
  readonly paymentMethod?: string
  readonly paymentData?: readonly { readonly key: string; readonly value: unknown }[]
  readonly createAccount?: boolean
  readonly customerNote?: string
  readonly customerPassword?: string
  /** The total that the shopper saw, in minor units: a server that reads this member refuses to charge more. */
  readonly expectedTotalMinor?: number
  readonly additionalFields?: object
  readonly extensions?: object
  /** The page's own address rules by country. */
  readonly locale?: unknown
  /** The shop's settings of the fields that it may leave out. */
  readonly uses?: FieldUses
}

/** The next step that the answer to an order asks for. */
export type CheckoutResponse =
  | { readonly kind: "redirect"; readonly url: string }
  /** The payment is to be confirmed on this page; `url` is the address that asks for it. */
  | { readonly kind: "confirm"; readonly confirm: ConfirmHash; readonly url: string }
  /** `message` is text. `cart` is the shop's basket, where it has sent one. */
  | { readonly kind: "error"; readonly message: string; readonly cart: Readonly<Record<string, unknown>> | null }

/** The body that places an order. Fields that a country or the shop doesn't show are sent empty. Source: checkout contract §3 S6, §14. */
export function createCheckoutRequest(order: CheckoutRequestInput | null): Record<string, unknown> {
  const input: Partial<CheckoutRequestInput> = order ?? {}
  const { shippingAddress, expectedTotalMinor, locale = null, uses = {} } = input
  const billingAddress = input.billingAddress ?? {}
  const { email: _email, ...ownAddress } = billingAddress
  const destination = input.useShippingAsBilling ? ownAddress : (shippingAddress ?? {})
  return {
    additional_fields: input.additionalFields ?? {},
    billing_address: emptyHiddenFields("billing", billingAddress, { locale, uses }),
    create_account: input.createAccount ?? false,
    customer_note: input.customerNote ?? "",
    customer_password: input.customerPassword ?? "",
    ...(typeof expectedTotalMinor === "number" && { expected_total: String(expectedTotalMinor) }),
    extensions: input.extensions ?? {},
    ...(input.needsShipping && { shipping_address: emptyHiddenFields("shipping", destination, { locale, uses }) }),
    ...(input.needsPayment && {
      payment_method: input.paymentMethod ?? "",
      payment_data: input.paymentData ?? [],
    }),
  }
}

/** Reads the answer to an order. Only a payment that succeeded leads on; a success that leads nowhere is an error. Source: checkout contract §8.5. */
export function readCheckoutResponse(
  response: unknown,
  context: { readonly pageUrl: string } | null,
): CheckoutResponse {
  const { status, addresses, errorMessage } = readPaymentResult(response)
  if (status === "success") {
    const leading = selectLeading(addresses, context?.pageUrl ?? "")
    if (leading) return leading
  }
  const message = readStoreApiMessage(response) || formatPlainText(errorMessage) || genericOrderMessage
  const cart = readMember(response, ["data", "cart"])
  return { kind: "error", message, cart: isRecord(cart) ? cart : null }
}

function selectLeading(addresses: readonly unknown[], pageUrl: string): CheckoutResponse | null {
  const urls = addresses.flatMap((address) => selectRedirect(address, pageUrl) ?? [])
  for (const url of urls) {
    const confirm = parseConfirmHash(url)
    if (confirm) return { kind: "confirm", confirm, url }
  }
  const [url] = urls
  return url === undefined ? null : { kind: "redirect", url }
}

interface FieldSettings {
  readonly locale: unknown
  readonly uses: FieldUses
}

function emptyHiddenFields(section: AddressSection, address: AddressValues, settings: FieldSettings): AddressValues {
  const { locale, uses } = settings
  // Without a setting, a stored company is sent unchanged.
  const fields = listAddressFields(section, readText(address.country), { locale, company: true, ...uses })
  const unused = usedKeys.filter((key) => uses[key] === "hidden" && !fields.some((field) => field.key === key))
  const hidden = [...fields.filter((field) => field.hidden).map(({ key }) => key), ...unused]
  const emptied = hidden.filter((key) => Object.hasOwn(address, key)).map((key) => [key, ""] as const)
  return { ...address, ...Object.fromEntries(emptied) }
}

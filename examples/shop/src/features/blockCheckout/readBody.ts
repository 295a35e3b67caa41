import { isRecord } from "../../endpoints/storeApiBody.ts"
import { cleanAddress, cleanText } from "../checkout/checkoutForm.ts"
import { cutText } from "../../texts/storableText.ts"
import type { BasketCustomer } from "../basket/customer.ts"
import { addressKeys, type Address, type AddressKey } from "../shipping/address.ts"

type Body = Readonly<Record<string, unknown>>

/** Reads the shopper's data from a Store API body. Missing or mistyped members keep their value from `before`. */
export function readCustomerBody(body: Body, before: BasketCustomer): BasketCustomer {
  const billing = readAddress(body.billing_address, before.billing)
  const known = before.shipsElsewhere ? before.shipping : before.billing
  const shipping = readAddress(body.shipping_address, isRecord(body.shipping_address) ? known : before.shipping)
  const hasOwn = isRecord(body.shipping_address)
  return {
    ...before,
    billing,
    shipping,
    shipsElsewhere: hasOwn ? !isSamePlace(billing, shipping) : before.shipsElsewhere,
    note: readText(body.customer_note ?? body.order_notes, before.note),
    paymentMethod: readText(body.payment_method, before.paymentMethod),
  }
}

/** Reads `payment_data` into the fields that the classic form would send. */
export function readPaymentData(body: Body): ReadonlyMap<string, string> {
  const entries: readonly unknown[] = Array.isArray(body.payment_data) ? body.payment_data : []
  return new Map(
    entries.flatMap((entry) =>
      isRecord(entry) && typeof entry.key === "string" && ["string", "boolean"].includes(typeof entry.value)
        ? [[entry.key, String(entry.value)] as const]
        : [],
    ),
  )
}

/**
 * Reads the most that an order may cost: the total that the page showed, in minor units of the basket's currency. Infinity without one; -1
 * for a malformed one, which every order exceeds.
 */
export function readExpectedTotal({ expected_total: total }: Body): number {
  if (total === undefined || total === "") return Number.POSITIVE_INFINITY
  return typeof total === "string" && /^\d+$/.test(total) ? Number(total) : -1
}

/** Reads the order's attribution from the platform's extension `woocommerce/order-attribution`. */
export function readAttribution(body: Body): Readonly<Record<string, string>> {
  const extensions = isRecord(body.extensions) ? body.extensions : {}
  const given = extensions["woocommerce/order-attribution"]
  const entries = isRecord(given) ? Object.entries(given) : []
  return Object.fromEntries(
    entries
      .filter((entry): entry is [string, string] => /^[a-z_]{1,60}$/.test(entry[0]) && typeof entry[1] === "string")
      .filter(([, value]) => value !== "" && value !== "(none)")
      .slice(0, 40)
      .map(([name, value]) => [name, cutText(cleanText(value), 1000)]),
  )
}

function readAddress(given: unknown, before: Address): Address {
  if (!isRecord(given)) return before
  const read = (key: AddressKey) => (typeof given[key] === "string" ? given[key] : before[key])
  return cleanAddress(Object.fromEntries(addressKeys.map((key) => [key, read(key)])))
}

function readText(given: unknown, before: string): string {
  return typeof given === "string" ? cleanText(given, true) : before
}

/** Whether both addresses are the same place. Email and phone are not compared: they do not change where the parcel goes. */
function isSamePlace(billing: Address, shipping: Address): boolean {
  return addressKeys.every((key) => key === "email" || key === "phone" || billing[key] === shipping[key])
}

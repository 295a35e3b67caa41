import { isRecord } from "@ringside/core/domain"
import { isValidEmail } from "./isValidEmail.ts"

/** An address by the platform's keys: `first_name`, `postcode` and the like. */
export type AddressValues = Readonly<Record<string, unknown>>

/** Both addresses of a shopper. */
export interface CustomerAddresses {
  readonly billing?: AddressValues | null
  readonly shipping?: AddressValues | null
}

/** A push of addresses: the body of `update-customer`, and the keys that have changed. */
export interface CustomerPush {
  readonly body: { readonly billing_address?: AddressValues; readonly shipping_address?: AddressValues }
  readonly dirty: { readonly billing: readonly string[]; readonly shipping: readonly string[] }
}

/** Fields that belong to a country, so that another country empties them. */
export const countryKeys = ["postcode", "state"] as const

/**
 * A value as it is compared and sent: without spaces around it, an e-mail address only if it is one, a postcode in capitals without
 * spaces. What is no text stays as it is. Source: checkout contract §7.
 */
export function normalizeAddressValue(key: string, value: unknown): unknown {
  if (typeof value !== "string") return value
  const text = value.trim()
  if (key === "email") return isValidEmail(text) ? text : ""
  return key === "postcode" ? text.replace(/\s/g, "").toUpperCase() : text
}

/** The keys whose normalised values differ, those of `previous` first. Source: checkout contract §14. */
export function listDirtyKeys(
  previous: AddressValues | null | undefined,
  next: AddressValues | null | undefined,
): string[] {
  const keys = new Set([...Object.keys(previous ?? {}), ...Object.keys(next ?? {})])
  return [...keys].filter((key) => readNormalized(previous, key) !== readNormalized(next, key))
}

/**
 * The keys that a new country empties: postcode and state, unless they differ from `previous`, too, as after autofill, which sets all of them at
 * the same time. Source: checkout contract §7.
 */
export function listEmptiedKeys(
  previous: AddressValues | null | undefined,
  next: AddressValues | null | undefined,
): string[] {
  const changed = listDirtyKeys(previous, next)
  return countryKeys.filter((key) => !changed.includes(key))
}

/**
 * Creates the request for two addresses that have changed since `previous`; null where nothing has changed after normalising, or where a
 * changed field is invalid. `invalid` has names with their section, such as `billing_postcode`. A country change empties postcode and state
 * unless they have changed, too. Source: checkout contract §7.
 */
export function createCustomerPush(
  previous: CustomerAddresses | null | undefined,
  next: CustomerAddresses | null | undefined,
  context: { readonly invalid?: readonly string[] } | null = {},
): CustomerPush | null {
  const billing = createAddressPush(previous?.billing, next?.billing)
  const shipping = createAddressPush(previous?.shipping, next?.shipping)
  const changed = [
    ...billing.changed.map((key) => `billing_${key}`),
    ...shipping.changed.map((key) => `shipping_${key}`),
  ]
  if (changed.length === 0 || changed.some((name) => context?.invalid?.includes(name))) return null
  return {
    body: {
      ...(billing.address && { billing_address: billing.address }),
      ...(shipping.address && { shipping_address: shipping.address }),
    },
    dirty: { billing: billing.dirty, shipping: shipping.dirty },
  }
}

/**
 * An address after the shop's answer: the shop's values, except for keys that have been edited since `pushed` was sent.
 * Source: checkout contract §14.
 */
export function mergeServerAddress(
  local: AddressValues | null | undefined,
  pushed: AddressValues | null | undefined,
  server: AddressValues | null | undefined,
): Record<string, unknown> {
  const edited = Object.entries(local ?? {}).filter(
    ([key, value]) => normalizeAddressValue(key, value) !== readNormalized(pushed, key),
  )
  return { ...local, ...server, ...Object.fromEntries(edited) }
}

function createAddressPush(previous: AddressValues | null | undefined, next: AddressValues | null | undefined) {
  if (!isRecord(next)) return { address: null, changed: [], dirty: [] }
  const changed = listDirtyKeys(previous, next)
  const emptied = changed.includes("country") ? listEmptiedKeys(previous, next) : []
  const normalized = Object.entries(next).map(([key, value]) => [key, normalizeAddressValue(key, value)] as const)
  const address = Object.fromEntries([...normalized, ...emptied.map((key) => [key, ""] as const)])
  return { address, changed, dirty: [...changed, ...emptied] }
}

function readNormalized(address: AddressValues | null | undefined, key: string): unknown {
  return address && Object.hasOwn(address, key) ? normalizeAddressValue(key, address[key]) : undefined
}

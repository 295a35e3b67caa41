import { type AddressOptions, listAddressFields } from "./listAddressFields.ts"

/** The members of an address that decide where a parcel goes, and so about its rates. */
export const destinationKeys = ["country", "state", "postcode", "city"] as const

/**
 * Whether an address has all that its country needs for shipping rates. Without it, a shop's lack of rates says nothing about the address.
 * Source: WooCommerce 11.0.1, `hasAllFieldsForShippingRates`.
 */
export function hasDestination(address: Readonly<Record<string, string>>, options: AddressOptions = {}): boolean {
  const { country = "" } = address
  if (country === "") return false
  const fields = listAddressFields("shipping", country, options)
  return destinationKeys.every(
    (key) => !fields.some((field) => field.key === key && field.required) || (address[key] ?? "").trim() !== "",
  )
}

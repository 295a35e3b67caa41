/** The members of an address by the platform's names, in the order of its forms. */
export const addressKeys = [
  "first_name",
  "last_name",
  "company",
  "country",
  "address_1",
  "address_2",
  "city",
  "state",
  "postcode",
  "phone",
  "email",
] as const

/** The name of an address member. */
export type AddressKey = (typeof addressKeys)[number]

/** An address; unknown and missing members are "". `country` is a code, and so is `state` in countries with codes. */
export type Address = Readonly<Record<AddressKey, string>>

/** Creates an address; members that aren't given are "". */
export function createAddress(known: Partial<Address> = {}): Address {
  return {
    first_name: "",
    last_name: "",
    company: "",
    country: "",
    address_1: "",
    address_2: "",
    city: "",
    state: "",
    postcode: "",
    phone: "",
    email: "",
    ...known,
  }
}

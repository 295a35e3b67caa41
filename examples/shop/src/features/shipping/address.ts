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

/** A member of an address. */
export type AddressKey = (typeof addressKeys)[number]

/** An address; what is unknown or doesn't belong to it is "". `country` and `state` are codes where there are codes. */
export type Address = Readonly<Record<AddressKey, string>>

/** An address of which nothing is known but what is given. */
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

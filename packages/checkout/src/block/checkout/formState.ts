import type { TypedAddress } from "../../domain/index.ts"

/** An address of the form. */
export type Section = "billing" | "shipping"

/** Everything that a shopper has typed and chosen. */
export interface FormState {
  readonly billing: TypedAddress
  readonly shipping: TypedAddress
  /** The parcel goes to the shipping address; else to the billing address. */
  readonly shipsElsewhere: boolean
  readonly note: string
  readonly createsAccount: boolean
  readonly password: string
  readonly acceptsTerms: boolean
  /** Gateway of the chosen payment method. */
  readonly method: string
  /** A saved card, or "new". */
  readonly token: string
  readonly savesCard: boolean
  /** Fields of the shop's extensions. */
  readonly extra: Readonly<Record<string, string | boolean>>
}

/** Fields that belong to a country. */
const countryKeys = ["postcode", "state"]

/** Both addresses as the shop is to have them. */
export function listAddresses({ billing, shipping, shipsElsewhere }: FormState) {
  const { email: _email, ...own } = billing
  return { billing, shipping: shipsElsewhere ? shipping : own }
}

/**
 * An address after an edit. Another country empties postcode and state, unless they have been edited since the last push: autofill
 * fills in all of them at once. Source: checkout contract §7.
 */
export function editAddress(address: TypedAddress, pushed: TypedAddress, key: string, value: string): TypedAddress {
  const edited = { ...address, [key]: value }
  if (key !== "country" || value === address.country) return edited
  const emptied = countryKeys.filter((name) => (address[name] ?? "") === (pushed[name] ?? ""))
  return { ...edited, ...Object.fromEntries(emptied.map((name) => [name, ""])) }
}

/** The id of an address field: "email", "billing-first_name". */
export function fieldId(section: Section, key: string): string {
  return key === "email" ? "email" : `${section}-${key}`
}

import { listEmptiedKeys, type TypedAddress } from "../../domain/index.ts"

/** An address of the form. */
export type Section = "billing" | "shipping"

/** The shopper's input and choices. */
export interface FormState {
  readonly billing: TypedAddress
  readonly shipping: TypedAddress
  /** Whether the parcel goes to the shipping address instead of the billing address. */
  readonly shipsElsewhere: boolean
  /** Whether the shopper fetches the parcel, so that no address to send it to is asked for. */
  readonly picksUp: boolean
  readonly note: string
  readonly createsAccount: boolean
  readonly password: string
  readonly acceptsTerms: boolean
  /** Gateway of the chosen payment method. */
  readonly method: string
  /** The id of a saved card, or "new". */
  readonly token: string
  readonly savesCard: boolean
  /** Fields of the shop's extensions. */
  readonly extra: Readonly<Record<string, string | boolean>>
}

/** Both addresses in the form to send to the shop. */
export function listAddresses({ billing, shipping, shipsElsewhere }: FormState) {
  const { email: _email, ...own } = billing
  return { billing, shipping: shipsElsewhere ? shipping : own }
}

/** An address after an edit. A new country empties the fields of the old one that haven't been edited since `pushed`, the last push. */
export function editAddress(address: TypedAddress, pushed: TypedAddress, key: string, value: string): TypedAddress {
  const edited = { ...address, [key]: value }
  if (key !== "country" || value === address.country) return edited
  return { ...edited, ...Object.fromEntries(listEmptiedKeys(pushed, edited).map((name) => [name, ""])) }
}

/** The id of an address field: "email", "billing-first_name". The keys of extensions have a slash, which no id has. */
export function fieldId(section: Section, key: string): string {
  return key === "email" ? "email" : `${section}-${key.replace("/", ".")}`
}

/**
 * The form after "Use same address for billing" was changed. One address is the billing one, which goes to both; with two, the parcel's keeps
 * what was typed, and the other begins empty where `isGuest`.
 */
export function shareAddress(
  { billing, shipping }: FormState,
  { isShared, isGuest }: { readonly isShared: boolean; readonly isGuest: boolean },
): Partial<FormState> {
  const { email = "", ...own } = billing
  if (isShared) return { shipsElsewhere: false, billing: { ...shipping, email } }
  const emptied: TypedAddress = Object.fromEntries(
    Object.entries(own).map(([key, value]) => [key, key === "country" || key === "state" ? value : ""]),
  )
  return {
    shipsElsewhere: true,
    shipping: own,
    billing: isGuest ? { ...emptied, email } : billing,
  }
}

import { addressKeys, createAddress, type Address, type AddressKey } from "../shipping/address.ts"
import { hasNoState, type AddressSection } from "../shipping/addressFields.ts"
import { baseCountry, countries } from "../shipping/countries.ts"
import { formatPostcode } from "../shipping/postcode.ts"
import { stateCode } from "../shipping/states.ts"
import { cutText } from "../../texts/storableText.ts"
import type { BasketCustomer } from "../basket/customer.ts"

/** The data of the checkout form. */
export interface CheckoutForm extends BasketCustomer {
  readonly acceptsTerms: boolean
  /** Whether a guest wants an account, with the password below. */
  readonly createsAccount: boolean
  readonly password: string
  /** Identifies this attempt to order: one attempt creates one order. */
  readonly attempt: string
  /** The hash of the basket that the shopper saw; "" when the form contains none. */
  readonly agreed: string
  readonly attribution: Readonly<Record<string, string>>
}

/** Longer texts are cut; no manual input reaches this length. A text longer than its field is refused later. */
const storedLengthMax = 2000
const attributionMax = 40
const attributionLengthMax = 1000

/** Parses the posted form. Missing fields keep their previous values. */
export function readCheckoutForm(fields: ReadonlyMap<string, string>, before: BasketCustomer): CheckoutForm {
  const shipsElsewhere = isChecked(fields.get("ship_to_different_address"))
  const billing = readAddress("billing", fields, before.billing)
  return {
    billing,
    shipping: readAddress("shipping", fields, before.shipping),
    shipsElsewhere,
    note: cleanText(fields.get("order_comments") ?? before.note, true),
    rate: fields.get("shipping_method[0]") ?? before.rate,
    paymentMethod: fields.get("payment_method") ?? before.paymentMethod,
    acceptsTerms: isChecked(fields.get("terms")),
    createsAccount: isChecked(fields.get("createaccount")),
    password: fields.get("account_password") ?? "",
    attempt: fields.get("er-attempt") ?? "",
    agreed: fields.get("er-agreed") ?? "",
    attribution: readAttribution(fields),
  }
}

/** The part of the form that is stored for the next visit. */
export function customerOf(form: CheckoutForm): BasketCustomer {
  const { billing, shipping, shipsElsewhere, rate, paymentMethod, note } = form
  return { billing, shipping, shipsElsewhere, rate, paymentMethod, note }
}

/** Reads an address from its fields. */
function readAddress(section: AddressSection, fields: ReadonlyMap<string, string>, before: Address): Address {
  const own = section === "billing" ? addressKeys : addressKeys.filter((key) => key !== "phone" && key !== "email")
  const read = (key: AddressKey) => cleanText(fields.get(`${section}_${key}`) ?? before[key])
  const address = createAddress(Object.fromEntries(own.map((key) => [key, read(key)])))
  const country = fields.has(`${section}_country`) ? address.country : address.country || baseCountry
  return cleanAddress({ ...address, country })
}

/** Formats an address by its country's rules. Parts that the country doesn't have are left out. */
export function cleanAddress(entered: Partial<Address>): Address {
  const raw = createAddress(Object.fromEntries(Object.entries(entered).map(([key, value]) => [key, cleanText(value)])))
  const country = raw.country.toUpperCase()
  return {
    ...raw,
    country,
    state: hasNoState(country) ? "" : readState(country, raw.state),
    postcode: countries.includes(country) ? formatPostcode(raw.postcode, country) : raw.postcode,
  }
}

/** A state that isn't part of the country stays as typed, so that it can be reported. */
function readState(country: string, state: string): string {
  return stateCode(country, state) || state
}

/** Removes control characters, and line ends except in notes. */
export function cleanText(text: string, isLong = false): string {
  const clean = cutText(text, storedLengthMax).replace(/\r\n?/g, "\n")
  return (isLong ? clean.replace(/[^\P{Cc}\n]/gu, "") : clean.replace(/[\p{Cc}\s]+/gu, " ")).trim()
}

function readAttribution(fields: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const prefix = "wc_order_attribution_"
  const entered = [...fields].filter(
    ([name, value]) => name.startsWith(prefix) && /^[a-z_]{1,60}$/.test(name) && value !== "" && value !== "(none)",
  )
  return Object.fromEntries(
    entered
      .slice(0, attributionMax)
      .map(([name, value]) => [name.slice(prefix.length), cutText(cleanText(value), attributionLengthMax)]),
  )
}

function isChecked(value: string | undefined): boolean {
  return value !== undefined && value !== "" && value !== "0"
}

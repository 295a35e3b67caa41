import { addressKeys, createAddress, type Address, type AddressKey } from "../shipping/address.ts"
import { hasNoState, type AddressSection } from "../shipping/addressFields.ts"
import { baseCountry, countries } from "../shipping/countries.ts"
import { formatPostcode } from "../shipping/postcode.ts"
import { stateCode } from "../shipping/states.ts"
import type { BasketCustomer } from "../basket/customer.ts"

/** Everything that the checkout's form says. */
export interface CheckoutForm extends BasketCustomer {
  readonly acceptsTerms: boolean
  /** Whether a guest wants an account, with the password below. */
  readonly createsAccount: boolean
  readonly password: string
  /** Names this attempt to order: one attempt makes one order. */
  readonly attempt: string
  /** The basket as the shopper saw it; "" where the form says nothing of it. */
  readonly agreed: string
  readonly attribution: Readonly<Record<string, string>>
}

/** Longer texts are cut: nothing that somebody types by hand comes near. What is longer than its field is refused later. */
const storedLengthMax = 2000
const attributionMax = 40
const attributionLengthMax = 1000

/** The form as it was posted. Fields that are not there count as they were before. */
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

/** The part of the form that is kept for the next visit. */
export function customerOf(form: CheckoutForm): BasketCustomer {
  const { billing, shipping, shipsElsewhere, rate, paymentMethod, note } = form
  return { billing, shipping, shipsElsewhere, rate, paymentMethod, note }
}

/** An address by its fields. */
function readAddress(section: AddressSection, fields: ReadonlyMap<string, string>, before: Address): Address {
  const own = section === "billing" ? addressKeys : addressKeys.filter((key) => key !== "phone" && key !== "email")
  const read = (key: AddressKey) => cleanText(fields.get(`${section}_${key}`) ?? before[key])
  const address = createAddress(Object.fromEntries(own.map((key) => [key, read(key)])))
  const country = fields.has(`${section}_country`) ? address.country : address.country || baseCountry
  return cleanAddress({ ...address, country })
}

/** An address as its country writes it. A part that the country doesn't have is left out. */
export function cleanAddress(said: Partial<Address>): Address {
  const raw = createAddress(Object.fromEntries(Object.entries(said).map(([key, value]) => [key, cleanText(value)])))
  const country = raw.country.toUpperCase()
  return {
    ...raw,
    country,
    state: hasNoState(country) ? "" : readState(country, raw.state),
    postcode: countries.includes(country) ? formatPostcode(raw.postcode, country) : raw.postcode,
  }
}

/** What is no part of the country stays as it was typed, so that its fault can be told. */
function readState(country: string, state: string): string {
  return stateCode(country, state) || state
}

/** No line ends but in notes, and no other control characters. */
export function cleanText(text: string, isLong = false): string {
  const clean = text.slice(0, storedLengthMax).replace(/\r\n?/g, "\n")
  return (isLong ? clean.replace(/[^\P{Cc}\n]/gu, "") : clean.replace(/[\p{Cc}\s]+/gu, " ")).trim()
}

function readAttribution(fields: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const prefix = "wc_order_attribution_"
  const said = [...fields].filter(
    ([name, value]) => name.startsWith(prefix) && /^[a-z_]{1,60}$/.test(name) && value !== "" && value !== "(none)",
  )
  return Object.fromEntries(
    said
      .slice(0, attributionMax)
      .map(([name, value]) => [name.slice(prefix.length), cleanText(value).slice(0, attributionLengthMax)]),
  )
}

function isChecked(value: string | undefined): boolean {
  return value !== undefined && value !== "" && value !== "0"
}

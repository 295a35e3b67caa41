import { html, type Html } from "../../html/html.ts"
import type { Language } from "../../texts/languages.ts"
import { isPasswordAllowed, passwordLength } from "../accounts/password.ts"
import type { Address } from "../shipping/address.ts"
import { listAddressFields, type AddressField, type AddressSection } from "../shipping/addressFields.ts"
import { countries } from "../shipping/countries.ts"
import { isEmailAddress } from "../shipping/emailAddress.ts"
import { isPostcode } from "../shipping/postcode.ts"
import { statesByCountry } from "../shipping/states.ts"
import type { CheckoutForm } from "./checkoutForm.ts"
import { checkoutTexts } from "./texts.ts"

/** An error that must be corrected before the order; `field` is the id of its field. */
export interface CheckoutFault {
  readonly field?: string
  /** The platform's class for the error, beside `woocommerce-invalid`. */
  readonly reason?: "required-field" | "email" | "phone"
  readonly text: string
  readonly markup: Html
}

const lengthMax = 200
const noteLengthMax = 1000

/** Finds the errors of a form, in the order of its fields. */
export function validateCheckout(form: CheckoutForm, language: Language): readonly CheckoutFault[] {
  const words = checkoutTexts[language].fault
  const faults = [...validateAddress("billing", form.billing, language)]
  if (form.shipsElsewhere) faults.push(...validateAddress("shipping", form.shipping, language))
  if (form.createsAccount && !isPasswordAllowed(form.password)) {
    faults.push(plainFault(words.password(passwordLength.min, passwordLength.max), "account_password"))
  }
  if (form.note.length > noteLengthMax) faults.push(plainFault(words.noteLong(noteLengthMax), "order_comments"))
  if (!form.acceptsTerms) faults.push({ ...plainFault(words.terms, "terms"), reason: "required-field" })
  return faults
}

/** Creates an error whose text doesn't contain the field's label. */
export function plainFault(text: string, field?: string): CheckoutFault {
  return { text, markup: html`${text}`, ...(field !== undefined && { field }) }
}

/** Finds the errors of one address. */
export function validateAddress(
  section: AddressSection,
  address: Address,
  language: Language,
): readonly CheckoutFault[] {
  return listAddressFields(section, address.country, language)
    .filter(({ isHidden }) => !isHidden)
    .flatMap((field) => validateField(field, section, address, language))
}

function validateField(
  field: AddressField,
  section: AddressSection,
  address: Address,
  language: Language,
): readonly CheckoutFault[] {
  const words = checkoutTexts[language].fault
  const { key, isRequired } = field
  const value = address[key]
  const label = `${words.section[section]}${field.label}`
  const fault = (formatText: (label: string) => string, reason?: CheckoutFault["reason"]): readonly CheckoutFault[] => {
    const [before = "", after = ""] = formatText("\0").split("\0")
    return [
      {
        field: `${section}_${key}`,
        text: formatText(label),
        markup: html`${before}<strong>${label}</strong>${after}`,
        ...(reason && { reason }),
      },
    ]
  }
  if (value === "") return isRequired ? fault(words.required, "required-field") : []
  if (value.length > lengthMax)
    return fault((name) => words.long(name, lengthMax), key === "email" ? "email" : undefined)
  switch (key) {
    case "email":
      return isEmailAddress(value) ? [] : fault(words.email, "email")
    case "phone":
      return /[^\s#\d_\-+/().]/.test(value) ? fault(words.phone, "phone") : []
    case "postcode":
      return isPostcode(value, address.country) ? [] : fault(words.postcode)
    case "country":
      return countries.includes(value) ? [] : fault(words.country)
    case "state":
      return isState(address) ? [] : fault(words.state)
    default:
      return []
  }
}

function isState({ country, state }: Address): boolean {
  const states = statesByCountry.get(country)
  return !states || Object.hasOwn(states, state)
}

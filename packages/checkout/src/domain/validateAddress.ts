import { isRecord } from "@ringside/core/domain"
import { createFieldMessage, type FieldMessageKind } from "./createFieldMessage.ts"
import { isValidEmail } from "./isValidEmail.ts"
import { isValidPhone } from "./isValidPhone.ts"
import { type AddressOptions, type AddressSection, type Field, listAddressFields } from "./listAddressFields.ts"
import { isValidPostcode } from "./postcode.ts"
import { findState, selectStateField, type StateField } from "./selectStateField.ts"

/** The fault of one field. */
export interface AddressProblem {
  /** Name of the field, `billing_city`. */
  readonly field: string
  /** `{field}_required` or `{field}_validation`. */
  readonly code: string
  /** The problem in English, as plain text. */
  readonly message: string
}

/** The shop's data about countries. */
export interface AddressChecks extends AddressOptions {
  /** States by country, by code. */
  readonly states?: unknown
  /** Codes of the countries that there are: a list, or names by code. */
  readonly countries?: unknown
}

interface Finding {
  readonly kind: FieldMessageKind
  readonly extra?: string | readonly string[]
}

/**
 * Lists the faults of an address, field by field in their order; `values` are by field name, with or without the section. Source: checkout
 * contract §5.4.
 */
export function validateAddress(
  section: AddressSection,
  values: Readonly<Record<string, unknown>> | null,
  options: AddressChecks | null = {},
): AddressProblem[] {
  const { states, countries, ...rest } = options ?? {}
  const read = (key: string) => readValue(values, section, key)
  const country = read("country")
  const stateField = selectStateField(country, states, read("state"))
  return listAddressFields(section, country, rest).flatMap((field) => {
    const isStateless = field.key === "state" && stateField.kind === "hidden"
    if (field.hidden || isStateless) return []
    const value = read(field.key)
    const finding = value === "" ? checkRequired(field) : checkValue(field, value, { country, stateField, countries })
    return finding ? [createProblem(section, field, finding)] : []
  })
}

function readValue(values: Readonly<Record<string, unknown>> | null, section: string, key: string): string {
  const value = values?.[`${section}_${key}`] ?? values?.[key]
  return typeof value === "string" ? value.trim() : ""
}

function createProblem(section: AddressSection, { name, label }: Field, { kind, extra }: Finding): AddressProblem {
  const code = `${name}_${kind === "required" ? "required" : "validation"}`
  return { field: name, code, message: createFieldMessage(kind, label, section, extra).text }
}

function checkRequired({ required }: Field): Finding | null {
  return required ? { kind: "required" } : null
}

interface Shop {
  readonly country: string
  readonly stateField: StateField
  readonly countries: unknown
}

function checkValue({ key }: Field, value: string, { country, stateField, countries }: Shop): Finding | null {
  switch (key) {
    case "email":
      return isValidEmail(value) ? null : { kind: "email" }
    case "phone":
      return isValidPhone(value) ? null : { kind: "phone" }
    case "country":
      return isKnown(countries, value) ? null : { kind: "country", extra: value }
    case "postcode":
      if (isValidPostcode(value, country)) return null
      return { kind: country === "IE" ? "eircode" : "postcode" }
    case "state": {
      const { kind, options } = stateField
      if (kind !== "select" || findState(options, value)) return null
      return { kind: "state", extra: options.map(({ label }) => label) }
    }
    default:
      return null
  }
}

function isKnown(countries: unknown, country: string): boolean {
  if (Array.isArray(countries)) return countries.includes(country)
  return !isRecord(countries) || Object.hasOwn(countries, country)
}

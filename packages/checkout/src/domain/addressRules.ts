import type { AddressLabel } from "./addressLabels.ts"

/** The name of an address field, after its section. */
export type AddressKey =
  | "first_name"
  | "last_name"
  | "company"
  | "country"
  | "address_1"
  | "address_2"
  | "city"
  | "state"
  | "postcode"
  | "phone"
  | "email"

/** One field as the platform has it by default. */
export interface AddressRule {
  readonly key: AddressKey
  readonly type: "text" | "country" | "state" | "tel" | "email"
  readonly label: AddressLabel
  readonly placeholder?: AddressLabel
  readonly required: boolean
  readonly autocomplete: string
  readonly priority: number
  readonly className: readonly string[]
  readonly validate: readonly string[]
}

/** The changes of a field in a country. */
export interface CountryRule {
  readonly label?: AddressLabel
  readonly required?: boolean
  readonly hidden?: boolean
  readonly priority?: number
  readonly className?: readonly string[]
}

const wide = ["form-row-wide"]
const wideAddress = ["form-row-wide", "address-field"]

/** The platform's own fields, in their order. Source: checkout contract §5.1. */
export const addressRules: readonly AddressRule[] = [
  rule("first_name", "firstName", 10, { autocomplete: "given-name", className: ["form-row-first"] }),
  rule("last_name", "lastName", 20, { autocomplete: "family-name", className: ["form-row-last"] }),
  rule("company", "company", 30, { autocomplete: "organization", required: false }),
  rule("country", "country", 40, {
    type: "country",
    autocomplete: "country",
    className: [...wideAddress, "update_totals_on_change"],
  }),
  rule("address_1", "streetAddress", 50, {
    autocomplete: "address-line1",
    placeholder: "streetPlaceholder",
    className: wideAddress,
  }),
  rule("address_2", "apartment", 60, {
    autocomplete: "address-line2",
    placeholder: "apartmentPlaceholder",
    className: wideAddress,
    required: false,
  }),
  rule("city", "townCity", 70, { autocomplete: "address-level2", className: wideAddress }),
  rule("state", "stateCounty", 80, {
    type: "state",
    autocomplete: "address-level1",
    className: wideAddress,
    validate: ["state"],
  }),
  rule("postcode", "postcodeZip", 90, {
    autocomplete: "postal-code",
    className: wideAddress,
    validate: ["postcode"],
  }),
  rule("phone", "phone", 100, { type: "tel", autocomplete: "tel", required: false, validate: ["phone"] }),
  rule("email", "email", 110, { type: "email", autocomplete: "email", validate: ["email"] }),
]

function rule(
  key: AddressKey,
  label: AddressLabel,
  priority: number,
  { type = "text", required = true, className = wide, validate = [], ...rest }: Partial<AddressRule>,
): AddressRule {
  return { key, type, label, required, autocomplete: "", priority, className, validate, ...rest }
}

const earlyPostcode = "AT BE CH DE DK EE ES FI FR HU IT NL NO PL SE SI SK"
const withoutState = "AT BE CY CZ DK EE FI FR LU MT NL NO PL PT SE SI SK"
const optionalState = "BG CH DE GB GR HU LV"

type Overrides = Readonly<Partial<Record<AddressKey, CountryRule>>>

const labelled: Readonly<Record<string, Overrides>> = {
  AU: { city: { label: "suburb" }, postcode: { label: "postcode" }, state: { label: "state" } },
  CA: { postcode: { label: "postalCode" }, state: { label: "province" } },
  CH: { state: { label: "canton" } },
  ES: { state: { label: "province" } },
  GB: { postcode: { label: "postcode" }, state: { label: "county" } },
  HU: {
    last_name: { priority: 10, className: ["form-row-first"] },
    first_name: { priority: 20, className: ["form-row-last"] },
    postcode: { className: ["form-row-first", "address-field"] },
    city: { className: ["form-row-last", "address-field"] },
    address_1: { priority: 71 },
    address_2: { priority: 72 },
    state: { label: "county" },
  },
  IE: { postcode: { label: "eircode", required: false }, state: { label: "county" } },
  IT: { state: { label: "province" } },
  LV: { state: { label: "municipality" } },
  RO: { state: { label: "county" } },
  US: { postcode: { label: "zipCode" }, state: { label: "state" } },
}

/** Fields that some country shows otherwise; all others stay as they are at a change of the country. */
export const keysByCountry: readonly AddressKey[] = [
  "first_name",
  "last_name",
  "address_1",
  "address_2",
  "city",
  "state",
  "postcode",
]

/** Selects the changes of a field in `country`. Source: checkout contract §5.2. */
export function selectCountryRule(country: string, key: string): CountryRule {
  const rules: Readonly<Record<string, CountryRule>> = Object.hasOwn(labelled, country) ? { ...labelled[country] } : {}
  const own = Object.hasOwn(rules, key) ? rules[key] : undefined
  if (key === "postcode") return { ...(has(earlyPostcode, country) && { priority: 65 }), ...own }
  if (key !== "state") return own ?? {}
  if (has(withoutState, country)) return { hidden: true, required: false, ...own }
  return { ...(has(optionalState, country) && { required: false }), ...own }
}

function has(countries: string, country: string): boolean {
  return country.length === 2 && countries.split(" ").includes(country)
}

import type { Language } from "../../texts/languages.ts"
import type { AddressKey } from "./address.ts"
import { statesByCountry } from "./states.ts"
import { addressTexts } from "./texts.ts"

/** One of the two addresses of an order. */
export type AddressSection = "billing" | "shipping"

/** A field of an address form, by the rules of one country. Fields are sorted by `priority`. */
export interface AddressField {
  readonly key: AddressKey
  readonly label: string
  readonly isLabelHidden: boolean
  readonly placeholder: string
  readonly isRequired: boolean
  readonly isHidden: boolean
  readonly autocomplete: string
  readonly priority: number
  /** The CSS classes of the field's row. */
  readonly classes: readonly string[]
}

type Part = keyof (typeof addressTexts)["es"]["part"]

/** A country's differences from the default of one field. */
export interface FieldChange {
  readonly part?: Part
  readonly isRequired?: boolean
  readonly isHidden?: boolean
  readonly priority?: number
  readonly classes?: readonly string[]
}

type CountryRules = Partial<Record<AddressKey, FieldChange>>

interface FieldRule {
  readonly key: AddressKey
  readonly isRequired: boolean
  readonly autocomplete: string
  readonly classes: readonly string[]
  readonly isLabelHidden?: boolean
}

const wide = ["form-row-wide", "address-field"]

/** The platform's fields in their default order, without the company, which this shop doesn't ask for. */
const defaults: readonly FieldRule[] = [
  { key: "first_name", isRequired: true, autocomplete: "given-name", classes: ["form-row-first"] },
  { key: "last_name", isRequired: true, autocomplete: "family-name", classes: ["form-row-last"] },
  { key: "country", isRequired: true, autocomplete: "country", classes: [...wide, "update_totals_on_change"] },
  { key: "address_1", isRequired: true, autocomplete: "address-line1", classes: wide },
  { key: "address_2", isRequired: false, autocomplete: "address-line2", classes: wide, isLabelHidden: true },
  { key: "city", isRequired: true, autocomplete: "address-level2", classes: wide },
  { key: "state", isRequired: true, autocomplete: "address-level1", classes: [...wide, "validate-state"] },
  { key: "postcode", isRequired: true, autocomplete: "postal-code", classes: [...wide, "validate-postcode"] },
  { key: "phone", isRequired: false, autocomplete: "tel", classes: ["form-row-wide", "validate-phone"] },
  { key: "email", isRequired: true, autocomplete: "email", classes: ["form-row-wide", "validate-email"] },
]

const priorities: Readonly<Record<AddressKey, number>> = {
  first_name: 10,
  last_name: 20,
  company: 30,
  country: 40,
  address_1: 50,
  address_2: 60,
  city: 70,
  state: 80,
  postcode: 90,
  phone: 100,
  email: 110,
}

const earlyPostcode = "AT BE CH DE DK EE ES FI FR HU IT NL NO PL SE SI SK".split(" ")
const optionalState = "BG CH DE GB GR HU LV".split(" ")

const special: Readonly<Record<string, CountryRules>> = {
  AU: { city: { part: "suburb" }, state: { part: "state" } },
  CA: { state: { part: "province" } },
  CH: { state: { part: "canton" } },
  ES: { state: { part: "province" } },
  GB: { state: { part: "county" } },
  HU: {
    last_name: { priority: 10, classes: ["form-row-first"] },
    first_name: { priority: 20, classes: ["form-row-last"] },
    state: { part: "county" },
    postcode: { classes: ["form-row-first", "address-field"] },
    city: { classes: ["form-row-last", "address-field"] },
    address_1: { priority: 71 },
    address_2: { priority: 72 },
  },
  IE: { postcode: { part: "eircode", isRequired: false }, state: { part: "county" } },
  IT: { state: { part: "province" } },
  LV: { state: { part: "municipality" } },
  RO: { state: { part: "county" } },
  US: { postcode: { part: "zip" }, state: { part: "state" } },
}

/** A country's differences from the platform's default order, labels and required fields. */
export function countryRules(country: string): CountryRules {
  const rules: CountryRules = { ...special[country] }
  if (earlyPostcode.includes(country)) rules.postcode = { priority: 65, ...rules.postcode }
  if (hasNoState(country)) rules.state = { isRequired: false, isHidden: true, ...rules.state }
  if (optionalState.includes(country)) rules.state = { isRequired: false, ...rules.state }
  return rules
}

/** Whether addresses in a country have no state, county or province. */
export function hasNoState(country: string): boolean {
  const states = statesByCountry.get(country)
  return states !== undefined && Object.keys(states).length === 0
}

/** Lists the fields of an address in a country's order. Only the billing address has phone and e-mail. */
export function listAddressFields(
  section: AddressSection,
  country: string,
  language: Language,
): readonly AddressField[] {
  const rules = countryRules(country)
  return defaults
    .filter(({ key }) => section === "billing" || (key !== "phone" && key !== "email"))
    .map((rule) => createField(rule, rules[rule.key] ?? {}, language))
    .toSorted((one, other) => one.priority - other.priority)
}

function createField(rule: FieldRule, change: FieldChange, language: Language): AddressField {
  const words = addressTexts[language]
  const { key } = rule
  return {
    key,
    label: change.part ? words.part[change.part] : words.label[key],
    isLabelHidden: rule.isLabelHidden ?? false,
    placeholder: key === "address_1" || key === "address_2" ? words.placeholder[key] : "",
    isRequired: change.isRequired ?? rule.isRequired,
    isHidden: change.isHidden ?? false,
    autocomplete: rule.autocomplete,
    priority: change.priority ?? priorities[key],
    classes: change.classes ?? rule.classes,
  }
}

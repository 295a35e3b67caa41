import type { Page, Translator } from "@ringside/core"
import { addressLabels, type AddressLabel, fieldMessages, type FieldMessageKind } from "./domain/index.ts"

/** Name of a sentence about a field. */
export type FieldText = keyof (typeof fieldMessages)["en"]

/** How a field is filled in. */
export type FieldControl = "text" | "list" | "checkbox"

/** Sentences about fields, in the page's language. */
export interface FieldTexts {
  readonly translate: Translator<FieldText>
  /** Formats the instruction at an empty field. A field with another label than the platform's is named in the sentence. */
  describeMissing(label: string, control: FieldControl): string
  /** Formats the correction of an invalid value; null for kinds that only a list can have. */
  describeInvalid(kind: FieldMessageKind): string | null
  /** The problem as it is listed away from its field, where both addresses are asked for. */
  nameAddress(section: string, problem: string): string
}

/** The sentence for each label of the platform. Labels that few countries use have none, and are named. */
const missing: Readonly<Partial<Record<AddressLabel, FieldText>>> = {
  firstName: "enterFirstName",
  lastName: "enterLastName",
  company: "enterCompany",
  country: "chooseCountry",
  streetAddress: "enterStreet",
  townCity: "enterTown",
  stateCounty: "enterStateCounty",
  state: "chooseState",
  province: "chooseProvince",
  county: "enterCounty",
  postcodeZip: "enterPostcode",
  postcode: "enterPostcode",
  postalCode: "enterPostalCode",
  zipCode: "enterZipCode",
  phone: "enterPhone",
  email: "enterEmail",
}

const invalid: Readonly<Partial<Record<FieldMessageKind, FieldText>>> = {
  email: "badEmail",
  phone: "badPhone",
  postcode: "badPostcode",
  eircode: "badEircode",
}

const named = { text: "fillField", list: "chooseOption", checkbox: "checkBox" } as const

/** Creates the sentences. A label is known by its text, since a shop may give the platform's field a label of its own. */
export function createFieldTexts({ translator }: Pick<Page, "translator">): FieldTexts {
  const translate = translator("checkout", fieldMessages)
  const translateLabel = translator("checkout", addressLabels)
  const known = new Map<string, FieldText>()
  for (const [key, text] of Object.entries(missing)) {
    if (isLabel(key)) known.set(fold(translateLabel(key)), text)
  }
  return {
    translate,
    describeMissing(label, control) {
      const text = known.get(fold(label))
      if (text) return translate(text)
      const name = label.trim().replace(/[:*]$/, "").trim()
      return name === "" ? translate("fillThisField") : translate(named[control], { label: name })
    },
    describeInvalid(kind) {
      const text = invalid[kind]
      return text ? translate(text) : null
    },
    nameAddress: (section, problem) => (section === "shipping" ? translate("inShippingAddress", { problem }) : problem),
  }
}

function fold(label: string): string {
  return label.trim().toLowerCase()
}

function isLabel(key: string): key is AddressLabel {
  return Object.hasOwn(addressLabels.en, key)
}

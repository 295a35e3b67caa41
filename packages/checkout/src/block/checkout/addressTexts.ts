import type { Page } from "@ringside/core"
import {
  addressLabels,
  type AddressLabel,
  type Field,
  listAddressFields,
  selectStateField,
} from "../../domain/index.ts"
import type { Section } from "./formState.ts"
import type { BlockSettings } from "./settings.ts"

/** A page's rules of address fields. */
type AddressFieldSettings = Pick<BlockSettings, "locale" | "uses">

/** Labels of address fields in the page's language. */
export interface AddressTexts {
  /** The fields of an address in `country`, with their labels and placeholders translated. */
  listFields(section: Section, country: string, rules: AddressFieldSettings): readonly Field[]
  labelOf(section: Section, key: string, country: string, rules: AddressFieldSettings): string
  hasStates(country: string, states: unknown): boolean
}

/** Translates our own texts; the page's texts are already in its language. */
export function createAddressTexts({ translator }: Pick<Page, "translator">): AddressTexts {
  const translate = translator("checkout", addressLabels)
  const keys = new Map<string, AddressLabel>(
    Object.entries(addressLabels.en).flatMap(([key, text]) => (isLabel(key) ? [[text, key] as const] : [])),
  )
  const toPageLanguage = (text: string) => {
    const key = keys.get(text)
    return key ? translate(key) : text
  }
  const listFields: AddressTexts["listFields"] = (section, country, { locale, uses }) =>
    listAddressFields(section, country, { locale, ...uses }).map((field) => ({
      ...field,
      label: toPageLanguage(field.label),
      ...(field.placeholder !== undefined && { placeholder: toPageLanguage(field.placeholder) }),
    }))
  return {
    listFields,
    labelOf: (section, key, country, rules) =>
      listFields(section, country, rules).find((field) => field.key === key)?.label ?? key,
    hasStates: (country, states) => selectStateField(country, states).kind === "select",
  }
}

function isLabel(key: string): key is AddressLabel {
  return Object.hasOwn(addressLabels.en, key)
}

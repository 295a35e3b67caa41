import type { Page } from "@ringside/core"
import {
  addressLabels,
  type AddressLabel,
  type Field,
  listAddressFields,
  selectStateField,
} from "../../domain/index.ts"
import type { Section } from "./formState.ts"

/** Labels of address fields in the page's language. */
export interface AddressTexts {
  /** The fields of an address in `country`, with their labels and placeholders translated. */
  listFields(section: Section, country: string, locale: unknown): readonly Field[]
  labelOf(section: Section, key: string, country: string, locale: unknown): string
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
  const listFields: AddressTexts["listFields"] = (section, country, locale) =>
    listAddressFields(section, country, { locale, company: false, phone: "optional" }).map((field) => ({
      ...field,
      label: toPageLanguage(field.label),
      ...(field.placeholder !== undefined && { placeholder: toPageLanguage(field.placeholder) }),
    }))
  return {
    listFields,
    labelOf: (section, key, country, locale) =>
      listFields(section, country, locale).find((field) => field.key === key)?.label ?? key,
    hasStates: (country, states) => selectStateField(country, states).kind === "select",
  }
}

function isLabel(key: string): key is AddressLabel {
  return Object.hasOwn(addressLabels.en, key)
}

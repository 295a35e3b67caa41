import type { Page } from "@ringside/core"
import { readRecord } from "@ringside/core/domain"
import { keysByCountry } from "../domain/index.ts"
import { findRow, findRowField, type FormControl, isFormControl } from "./formFields.ts"
import { checkoutSelectors } from "./host.ts"
import { readAddressSettings } from "./settings.ts"

/** The fields of one address, found as the platform's scripts find them. Source: checkout contract §2.3. */
export interface AddressGroup {
  readonly country: FormControl
  /** The element around the fields, which the platform's events name. */
  readonly wrapper: HTMLElement
  /** Keys of the fields that may follow the country. */
  listKeys(): readonly string[]
  findRow(key: string): HTMLElement | null
  /** The state's control, of any kind. */
  findState(): FormControl | null
}

/** The address of a country field; null if the field stands in none. */
export function findAddressGroup(page: Page, country: Element): AddressGroup | null {
  const wrapper = country.closest<HTMLElement>(checkoutSelectors.addressGroup) ?? findRow(country)?.parentElement
  if (!wrapper || !isFormControl(country)) return null
  // Names of one address share a prefix.
  const prefix = CSS.escape(country.name.replace(/country$/, ""))
  const find = (key: string) => wrapper.querySelector(`#${prefix}${key}`)
  const findOwnRow = (key: string) => {
    const field = find(key)
    return (
      wrapper.querySelector<HTMLElement>(`#${prefix}${key}_field`) ??
      findBySetting(page, wrapper, key) ??
      (field && findRow(field))
    )
  }
  return {
    country,
    wrapper,
    listKeys: () => [...new Set([...keysByCountry, ...Object.keys(readFieldSelectors(page))])],
    findRow: findOwnRow,
    findState() {
      const field = find("state")
      if (field && isFormControl(field)) return field
      const row = findOwnRow("state")
      return row && (findRowField(row) ?? row.querySelector<HTMLInputElement>("input[type=hidden]"))
    },
  }
}

/** The page's selectors of rows, by key. */
function readFieldSelectors(page: Page): Readonly<Record<string, unknown>> {
  const { localeFields } = readAddressSettings(page)
  return readRecord(localeFields)
}

/** Finds a row by the page's settings, where a theme has given it another id. */
function findBySetting(page: Page, wrapper: HTMLElement, key: string): HTMLElement | null {
  const selectors = readFieldSelectors(page)
  const selector = Object.hasOwn(selectors, key) ? selectors[key] : null
  try {
    return typeof selector === "string" ? wrapper.querySelector<HTMLElement>(selector) : null
  } catch {
    // The setting is no valid selector.
    return null
  }
}

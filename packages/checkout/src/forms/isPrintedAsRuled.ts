import type { Page } from "@ringside/core"
import { isRecord, readRecord } from "@ringside/core/domain"
import type { AddressGroup } from "./addressGroup.ts"
import { findRowField, readLabel } from "./formFields.ts"
import { readAddressSettings } from "./settings.ts"
import { readLocaleRule } from "../domain/index.ts"

/**
 * Whether the rows of an address are printed as the page's rules for its country say. Templates and field plugins print others, and the
 * platform itself prints rows that a rule hides. Source: checkout contract §5.2.
 */
export function isPrintedAsRuled(page: Page, group: AddressGroup): boolean {
  const { locale } = readAddressSettings(page)
  const { value } = group.country
  const rules = isRecord(locale) && Object.hasOwn(locale, value) ? locale[value] : null
  return Object.keys(readRecord(rules)).every((key) => {
    const row = group.listKeys().includes(key) ? group.findRow(key) : null
    if (!row) return true
    const { hidden = false, required, label, placeholder, priority, className } = readLocaleRule(locale, value, key)
    if (hidden || row.style.display === "none") return hidden === (row.style.display === "none")
    const isSame = (ruled: unknown, printed: unknown) => ruled === undefined || ruled === printed
    return (
      isSame(required, row.classList.contains("validate-required")) &&
      isSame(label, readLabel(page, row)) &&
      isSame(placeholder, findRowField(row)?.getAttribute("placeholder") ?? "") &&
      isSame(priority, Number(row.getAttribute("data-priority"))) &&
      (className ?? []).every((name) => row.classList.contains(name))
    )
  })
}

import type { AddressLabel } from "./addressLabels.ts"
import { addressRules, selectCountryRule } from "./addressRules.ts"
import { type LocaleRule, readLocaleRule } from "./listAddressFields.ts"

/** The page's own words, or the name of ours. */
export type RowText = { readonly text: string } | { readonly name: AddressLabel }

/** The rule of a row in a country; members that are missing stay as the server has rendered them. */
export interface RowRule {
  readonly label?: RowText
  readonly placeholder?: RowText
  readonly required?: boolean
  readonly hidden?: boolean
  readonly priority?: number
  readonly className?: readonly string[]
}

interface RowChange {
  /** The field's name without its section. */
  readonly key: string
  readonly country: string
  /** The country that the server has rendered the row for; empty for none. */
  readonly rendered: string
  /** The page's own rules by country. */
  readonly locale: unknown
}

const names = ["label", "placeholder", "required", "hidden", "priority", "className"] as const

/**
 * Selects the rule of a row in `country`. In the country that the server has rendered it for, the page's own rules for that country hold.
 * In another one, a row changes in what the rules of one of the two countries name, since all else is the host's own. Source: checkout
 * contract §5.1, §5.2.
 */
export function selectRowRule({ key, country, rendered, locale }: RowChange): RowRule {
  const page = readPageRule(locale, country, key)
  if (country === rendered) return withoutHiddenRequired(page)
  const own = readOwnRule(country, key)
  const naming = [page, own, readPageRule(locale, rendered, key), readOwnRule(rendered, key)]
  const ranked = [page, own, toPageRule(readLocaleRule(locale, "default", key)), readBasis(key)]
  const entries = names.flatMap((name) => {
    const value = ranked.map((rule) => rule[name]).find((each) => each !== undefined)
    return value !== undefined && naming.some((rule) => rule[name] !== undefined) ? [[name, value] as const] : []
  })
  return withoutHiddenRequired(Object.fromEntries(entries))
}

/** A hidden row is never required, since nobody can fill it in. */
function withoutHiddenRequired(rule: RowRule): RowRule {
  return rule.hidden === true ? { ...rule, required: false } : rule
}

/** The page's rule for one country; "default", the value of the calculator's empty option, is none. */
function readPageRule(locale: unknown, country: string, key: string): RowRule {
  return country === "default" ? {} : toPageRule(readLocaleRule(locale, country, key))
}

function toPageRule({ label, placeholder, ...rest }: LocaleRule): RowRule {
  return {
    ...rest,
    ...(label !== undefined && { label: { text: label } }),
    ...(placeholder !== undefined && { placeholder: { text: placeholder } }),
  }
}

function readOwnRule(country: string, key: string): RowRule {
  const { label, ...rest } = selectCountryRule(country, key)
  return { ...rest, ...(label !== undefined && { label: { name: label } }) }
}

/** The platform's default; a field that isn't one of its own has none. */
function readBasis(key: string): RowRule {
  const basis = addressRules.find((rule) => rule.key === key)
  if (!basis) return {}
  const { label, placeholder, required, priority, className } = basis
  const empty = placeholder === undefined ? { text: "" } : { name: placeholder }
  return { label: { name: label }, placeholder: empty, hidden: false, required, priority, className }
}

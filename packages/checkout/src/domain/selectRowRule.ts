import type { AddressLabel } from "./addressLabels.ts"
import { type AddressKey, addressRules, type CountryRule, selectCountryRule } from "./addressRules.ts"
import { type LocaleRule, readLocaleRule } from "./listAddressFields.ts"

/** What a row is to be like in a country; what is missing stays as the server has rendered it. */
export interface RowRule {
  /** The page's own words, or the name of ours. */
  readonly label?: { readonly text: string } | { readonly name: AddressLabel }
  readonly required?: boolean
  readonly hidden?: boolean
  readonly priority?: number
  readonly className?: readonly string[]
}

interface RowChange {
  readonly key: AddressKey
  readonly country: string
  /** The country that the server has rendered the row for. */
  readonly rendered: string
  /** The page's own rules by country. */
  readonly locale: unknown
}

const names = ["label", "required", "hidden", "priority", "className"] as const

/**
 * What a row is like in `country` when the server has rendered it for another one: only what one of the two names, since all else is
 * the host's own. Source: checkout contract §5.1, §5.2.
 */
export function selectRowRule({ key, country, rendered, locale }: RowChange): RowRule {
  const of = (each: string): readonly [LocaleRule, CountryRule] => [
    readLocaleRule(locale, each, key),
    selectCountryRule(each, key),
  ]
  const [page, own] = of(country)
  const named = names.filter((name) => [page, own, ...of(rendered)].some((rule) => rule[name] !== undefined))
  const general = readLocaleRule(locale, "default", key)
  const basis = addressRules.find((rule) => rule.key === key)
  if (!basis) return {}
  const hidden = page.hidden ?? own.hidden ?? general.hidden ?? false
  const whole: Required<RowRule> = {
    label: selectLabel([page.label, own.label, general.label], basis.label),
    hidden,
    required: !hidden && (page.required ?? own.required ?? general.required ?? basis.required),
    priority: page.priority ?? own.priority ?? general.priority ?? basis.priority,
    className: page.className ?? own.className ?? general.className ?? basis.className,
  }
  return Object.fromEntries(named.map((name) => [name, whole[name]]))
}

function selectLabel(
  [page, own, general]: readonly [string | undefined, AddressLabel | undefined, string | undefined],
  basis: AddressLabel,
): { readonly text: string } | { readonly name: AddressLabel } {
  if (page !== undefined) return { text: page }
  if (own !== undefined) return { name: own }
  return general === undefined ? { name: basis } : { text: general }
}

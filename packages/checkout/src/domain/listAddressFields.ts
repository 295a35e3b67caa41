import { isRecord } from "@ringside/core/domain"
import { addressLabels } from "./addressLabels.ts"
import { type AddressKey, type AddressRule, addressRules, selectCountryRule } from "./addressRules.ts"

/** One field of an address form, in the platform's names. */
export interface Field {
  readonly name: string
  readonly type: string
  readonly key: AddressKey
  readonly label: string
  readonly placeholder?: string
  readonly required: boolean
  readonly hidden: boolean
  readonly autocomplete: string
  readonly priority: number
  readonly className: readonly string[]
  readonly validate: readonly string[]
}

/** What a page says of address fields, and which optional ones its form has. */
export interface AddressOptions {
  /** The page's own rules by country, with `default` for all of them; they win over ours. */
  readonly locale?: unknown
  readonly company?: boolean
  readonly phone?: "hidden" | "optional" | "required"
}

/** An address and what it belongs to. */
export type AddressSection = "billing" | "shipping"

/**
 * The fields of an address in `country`, in the order in which they stand. A hidden field is never required.
 * Source: checkout contract §5.1, §5.2.
 */
export function listAddressFields(
  section: AddressSection,
  country: string | null,
  options: AddressOptions | null = {},
): Field[] {
  const { locale = null, company = false, phone = "optional" } = options ?? {}
  const isThere = ({ key }: AddressRule) => {
    if (key === "company") return company
    if (key === "phone") return section === "billing" && phone !== "hidden"
    return key !== "email" || section === "billing"
  }
  return addressRules
    .filter(isThere)
    .map((rule) => createField(section, country ?? "", rule, { locale, isPhoneRequired: phone === "required" }))
    .sort((one, other) => one.priority - other.priority)
}

function createField(
  section: AddressSection,
  country: string,
  rule: AddressRule,
  { locale, isPhoneRequired }: { readonly locale: unknown; readonly isPhoneRequired: boolean },
): Field {
  const { key, type, autocomplete, validate } = rule
  const own = selectCountryRule(country, key)
  const page = readLocaleRule(locale, country, key)
  const general = readLocaleRule(locale, "default", key)
  const placeholder =
    page.placeholder ?? general.placeholder ?? (rule.placeholder && addressLabels.en[rule.placeholder])
  const hidden = page.hidden ?? own.hidden ?? general.hidden ?? false
  const required = page.required ?? own.required ?? general.required ?? (rule.required || isPhone(key, isPhoneRequired))
  return {
    name: `${section}_${key}`,
    type,
    key,
    label: page.label ?? (own.label && addressLabels.en[own.label]) ?? general.label ?? addressLabels.en[rule.label],
    ...(placeholder !== undefined && { placeholder }),
    required: required && !hidden,
    hidden,
    autocomplete: section === "shipping" ? `shipping ${autocomplete}` : autocomplete,
    priority: page.priority ?? own.priority ?? general.priority ?? rule.priority,
    className: page.className ?? own.className ?? general.className ?? rule.className,
    validate,
  }
}

function isPhone(key: AddressKey, isRequired: boolean): boolean {
  return key === "phone" && isRequired
}

/** No label needs more. */
const textMax = 200

/** What a page says of one field. */
export interface LocaleRule {
  readonly label?: string
  readonly placeholder?: string
  readonly required?: boolean
  readonly hidden?: boolean
  readonly priority?: number
  readonly className?: readonly string[]
}

/** What the page's rules say of a field in `country`; values of the wrong kind are left out. */
export function readLocaleRule(locale: unknown, country: string, key: string): LocaleRule {
  const fields = readOwn(locale, country)
  const rule = readOwn(fields, key)
  if (!isRecord(rule)) return {}
  const { label, placeholder, required, hidden, priority } = rule
  const classes: unknown = rule.className ?? rule.class
  const className = Array.isArray(classes) ? classes.filter((each): each is string => typeof each === "string") : null
  return {
    ...(typeof label === "string" && { label: label.slice(0, textMax) }),
    ...(typeof placeholder === "string" && { placeholder: placeholder.slice(0, textMax) }),
    ...(typeof required === "boolean" && { required }),
    ...(typeof hidden === "boolean" && { hidden }),
    ...(Number.isFinite(priority) && { priority: Number(priority) }),
    ...(className && { className }),
  }
}

function readOwn(object: unknown, name: string): unknown {
  return isRecord(object) && Object.hasOwn(object, name) ? object[name] : undefined
}

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

/** How a form has a field that shops may leave out. */
export type Use = "hidden" | "optional" | "required"

/** The fields that shops may leave out or require, in the platform's names. */
export const usedKeys = ["company", "address_2", "phone"] as const

/** A shop's settings of those fields, and whether a shipping address has an optional phone, too, as in the platform's block. */
export type FieldUses = Readonly<Partial<Record<(typeof usedKeys)[number], Use>>> & {
  readonly hasShippingPhone?: boolean
}

/**
 * The settings of a page about address fields, and how its form has the optional ones: by default, phone and second line but no company.
 */
export interface AddressOptions extends Omit<FieldUses, "company"> {
  /** The page's own rules by country, with `default` for all of them; they win over ours, and those of a country over the uses. */
  readonly locale?: unknown
  /** True stands for "optional". */
  readonly company?: boolean | Use
}

/** An address and what it belongs to. */
export type AddressSection = "billing" | "shipping"

/**
 * The fields of an address in `country`, in the order in which they stand. A hidden field is never required. A shipping address has a phone
 * where it is required, since the shop then refuses an address without it, and with `hasShippingPhone`. Source: checkout contract §5.1,
 * §5.2, §7.
 */
export function listAddressFields(
  section: AddressSection,
  country: string | null,
  options: AddressOptions | null = {},
): Field[] {
  const { locale = null, company = false, phone = "optional", address_2 = "optional" } = options ?? {}
  const { hasShippingPhone = false } = options ?? {}
  const uses: FieldUses = { company: typeof company === "string" ? company : toUse(company), phone, address_2 }
  const isInForm = ({ key, required }: Field) => {
    if (key === "email") return section === "billing"
    if (readUse(uses, key) === "hidden") return readLocaleRule(locale, country ?? "", key).hidden === false
    return key !== "phone" || section === "billing" || required || hasShippingPhone
  }
  return addressRules
    .map((rule) =>
      createField(section, country ?? "", rule, { locale, isRequired: readUse(uses, rule.key) === "required" }),
    )
    .filter(isInForm)
    .sort((one, other) => one.priority - other.priority)
}

function toUse(isShown: boolean): Use {
  return isShown ? "optional" : "hidden"
}

/** Null for a field that each form has. */
function readUse(uses: FieldUses, key: AddressKey): Use | null {
  const known = usedKeys.find((each) => each === key)
  return (known && uses[known]) ?? null
}

function createField(
  section: AddressSection,
  country: string,
  rule: AddressRule,
  { locale, isRequired }: { readonly locale: unknown; readonly isRequired: boolean },
): Field {
  const { key, type, autocomplete, validate } = rule
  const own = selectCountryRule(country, key)
  const page = readLocaleRule(locale, country, key)
  const general = readLocaleRule(locale, "default", key)
  const placeholder =
    page.placeholder ?? general.placeholder ?? (rule.placeholder && addressLabels.en[rule.placeholder])
  const hidden = page.hidden ?? own.hidden ?? general.hidden ?? false
  // The shop's server merges its setting of a field into the general rules.
  const required = page.required ?? own.required ?? (isRequired || (general.required ?? rule.required))
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

/** No label needs more. */
const textMax = 200

/** The settings of a page about one field. */
export interface LocaleRule {
  readonly label?: string
  readonly placeholder?: string
  readonly required?: boolean
  readonly hidden?: boolean
  readonly priority?: number
  readonly className?: readonly string[]
}

/** Reads the page's rules of a field in `country`; values of the wrong kind are left out. */
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

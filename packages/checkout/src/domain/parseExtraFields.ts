import { formatPlainText, isRecord } from "@ringside/core/domain"

/** A field that an extension of the shop adds to the checkout. */
export interface ExtraField {
  /** `namespace/name`, as it goes with the order. */
  readonly id: string
  readonly label: string
  readonly type: "text" | "date" | "select" | "checkbox"
  readonly isRequired: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** JSON schemas that say by the order when it has to be filled in or isn't shown, and what fits; null without any. */
  readonly rules: FieldRules | null
  /** The message while the field has no value, or one that doesn't fit; missing where the extension leaves that to the shop. */
  readonly errorMessage?: string
  /** The first entry of a list, which chooses nothing. */
  readonly placeholder?: string
  /** Attributes of the control, by React's names. */
  readonly attributes?: Readonly<Record<string, string>>
}

/** A schema for each question that a field leaves to the order. */
export type FieldRules = Readonly<Partial<Record<(typeof ruleNames)[number], Readonly<Record<string, unknown>>>>>

const ruleNames = ["required", "hidden", "validation"] as const

const fieldsMax = 50
const optionsMax = 500
const labelMax = 200
const attributeMax = 500

/** The attributes that an extension may give to a control, beside those of `aria-` and `data-`, and React's names for them. */
const attributeNames: Readonly<Partial<Record<string, string>>> = {
  maxLength: "maxLength",
  readOnly: "readOnly",
  pattern: "pattern",
  title: "title",
  autocomplete: "autoComplete",
  autocapitalize: "autoCapitalize",
}

/** The earliest and the latest day of a date; what is relative to today is left to the shop. */
const dayNames = ["min", "max"] as const

/**
 * The fields that a shop's extensions add, by their ids, in their order. What names no field, has no label, a list without entries, or a
 * type that no text can stand for is left out: it would be a field that nobody could fill in.
 */
export function parseExtraFields(raw: unknown): ExtraField[] {
  if (!isRecord(raw)) return []
  return Object.entries(raw)
    .slice(0, fieldsMax)
    .flatMap(([id, definition]) => parseField(id, definition) ?? [])
}

function parseField(id: string, definition: unknown): ExtraField | null {
  if (!/^[\w-]{1,60}\/[\w-]{1,60}$/.test(id) || !isRecord(definition) || definition.hidden === true) return null
  const label = formatPlainText(definition.label).slice(0, labelMax)
  const options = parseOptions(definition.options)
  const type = readType(definition.type, options.length)
  if (label === "" || type === null) return null
  const errorMessage = formatPlainText(definition.errorMessage).slice(0, labelMax)
  const placeholder = formatPlainText(definition.placeholder).slice(0, labelMax)
  const attributes = { ...parseAttributes(definition.attributes), ...(type === "date" && parseDays(definition)) }
  return {
    ...{ id, label, type, isRequired: definition.required === true, options, rules: parseRules(definition) },
    ...(errorMessage !== "" && { errorMessage }),
    ...(placeholder !== "" && { placeholder }),
    ...(Object.keys(attributes).length > 0 && { attributes }),
  }
}

/** The kinds of fields that a text can stand for. A password would stand there for everybody to read, and a file is no text. */
const typedKinds = new Set<unknown>(["text", "textarea", "time", "datetime-local", "number", "email", "tel", "url"])

function readType(type: unknown, optionCount: number): ExtraField["type"] | null {
  if (type === "checkbox" || type === "date") return type
  if (type === "select" || type === "radio") return optionCount > 0 ? "select" : null
  return typedKinds.has(type) ? "text" : null
}

/** PHP prints no attributes as an empty list. Hooks of ours aren't an extension's to set. */
function parseAttributes(raw: unknown): Readonly<Record<string, string>> {
  if (!isRecord(raw)) return {}
  const found = Object.entries(raw).flatMap(([key, value]) => {
    const isOpen = /^(?:aria|data)-[\w-]+$/.test(key) && !key.startsWith("data-ringside")
    const name = isOpen ? key : Object.hasOwn(attributeNames, key) ? attributeNames[key] : undefined
    return name !== undefined && typeof value === "string" ? [[name, value.slice(0, attributeMax)] as const] : []
  })
  return Object.fromEntries(found)
}

function parseDays(definition: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const found = dayNames.flatMap((name) => {
    const day = definition[name]
    return typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day) ? [[name, day] as const] : []
  })
  return Object.fromEntries(found)
}

/** PHP prints no rules as an empty list. */
function parseRules(definition: Readonly<Record<string, unknown>>): FieldRules | null {
  const found = ruleNames.flatMap((name) => {
    const rule = definition[name]
    return isRecord(rule) && Object.keys(rule).length > 0 ? [[name, rule] as const] : []
  })
  return found.length === 0 ? null : Object.fromEntries(found)
}

function parseOptions(raw: unknown): ExtraField["options"] {
  if (!Array.isArray(raw)) return []
  const options = raw.slice(0, optionsMax).flatMap((option: unknown) => {
    if (!isRecord(option) || typeof option.value !== "string" || option.value === "") return []
    return [{ value: option.value, label: (formatPlainText(option.label) || option.value).slice(0, labelMax) }]
  })
  // A value that is there twice can't be told apart.
  return [...new Map(options.toReversed().map((option) => [option.value, option])).values()].toReversed()
}

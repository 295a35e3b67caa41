import { formatPlainText, isRecord } from "@ringside/core/domain"

/** A field that an extension of the shop adds to the checkout. */
export interface ExtraField {
  /** `namespace/name`, as it goes with the order. */
  readonly id: string
  readonly label: string
  readonly type: "text" | "select" | "checkbox"
  readonly isRequired: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** JSON schemas that say by the order when it has to be filled in or isn't shown, and what fits; null without any. */
  readonly rules: FieldRules | null
}

/** A schema for each question that a field leaves to the order. */
export type FieldRules = Readonly<Partial<Record<(typeof ruleNames)[number], Readonly<Record<string, unknown>>>>>

const ruleNames = ["required", "hidden", "validation"] as const

const fieldsMax = 50
const optionsMax = 500
const labelMax = 200

/**
 * The fields that a shop's extensions add, by their ids, in their order. What names no field, has no label, or has a type that isn't text,
 * select or checkbox is left out: it would be a field that nobody could fill in.
 */
export function parseExtraFields(raw: unknown): ExtraField[] {
  if (!isRecord(raw)) return []
  return Object.entries(raw)
    .slice(0, fieldsMax)
    .flatMap(([id, definition]) => parseField(id, definition) ?? [])
}

function parseField(id: string, definition: unknown): ExtraField | null {
  if (!/^[\w-]{1,60}\/[\w-]{1,60}$/.test(id) || !isRecord(definition) || definition.hidden === true) return null
  const { type } = definition
  const label = formatPlainText(definition.label).slice(0, labelMax)
  const options = parseOptions(definition.options)
  const isKnown = type === "text" || type === "checkbox" || (type === "select" && options.length > 0)
  if (label === "" || !isKnown) return null
  return { id, label, type, isRequired: definition.required === true, options, rules: parseRules(definition) }
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

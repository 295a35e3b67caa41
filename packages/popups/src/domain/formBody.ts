import { formatFormBody, formatText, readMembers, readNumberedList } from "@ringside/core/domain"

/** A control of a form. `type` is the DOM's: `select-one`, `select-multiple`, `textarea` …; several selected options are a list. */
export interface FormField {
  readonly name: string
  readonly type: string
  readonly value: unknown
  readonly checked?: boolean
  readonly disabled?: boolean
}

const sentTypes: readonly string[] = [
  ...["color", "date", "datetime", "datetime-local", "email", "hidden", "month", "number", "password", "range"],
  ...["search", "tel", "text", "time", "url", "week", "select", "select-one", "select-multiple", "textarea"],
  ...["radio", "checkbox"],
]
const dangerousParts: readonly string[] = ["__proto__", "constructor", "prototype"]

/** The maximum depth of nested names. */
const maxDepth = 16

/** The value of a name: a text, a list, or nested names. */
type Values = { [name: string]: string | string[] | Values }

/**
 * The fields of a form by name, in their order; `a[b]` is the member `b` of `a`, and `a[]` and checkboxes are lists. Buttons, files and
 * unchecked controls are omitted. Source: popups §9.2.
 */
export function serializeFormFields(fields: readonly FormField[]): object {
  const values: Values = {}
  for (const field of readNumberedList(fields) ?? []) {
    const { name, type, value, checked, disabled } = readMembers(field)
    const kind = formatText(type).toLowerCase()
    const canCheck = kind === "radio" || kind === "checkbox"
    if (disabled === true || !sentTypes.includes(kind) || (canCheck && checked !== true)) continue
    const path = splitName(formatText(name))
    const texts = readNumberedList(value)?.map((item) => formatText(item))
    if (texts || kind === "checkbox" || path.isList) addTo(values, path.parts, texts ?? [formatText(value)])
    else addTo(values, path.parts, formatText(value))
  }
  return values
}

/** The body of the request that a popup's form sends. Source: popups §9.2. */
export function encodeFormBody(action: string, values: object): string {
  return formatFormBody({ action: formatText(action), values: readMembers(values) })
}

function splitName(name: string): { readonly parts: readonly string[]; readonly isList: boolean } {
  const bracket = name.indexOf("[")
  if (bracket <= 0 || !name.endsWith("]")) return { parts: keepSafe([name]), isList: false }
  const inner = name.slice(bracket + 1, -1).split("][")
  const isList = inner.at(-1) === ""
  return { parts: keepSafe([name.slice(0, bracket), ...(isList ? inner.slice(0, -1) : inner)]), isList }
}

function keepSafe(parts: readonly string[]): readonly string[] {
  return parts.slice(0, maxDepth).filter((part) => part !== "" && !dangerousParts.includes(part))
}

function addTo(values: Values, parts: readonly string[], value: string | string[]): void {
  const last = parts.at(-1)
  if (last === undefined) return
  let inner = values
  for (const part of parts.slice(0, -1)) {
    const below = Object.hasOwn(inner, part) ? inner[part] : undefined
    inner = isValues(below) ? below : (inner[part] = {})
  }
  const before = Object.hasOwn(inner, last) ? inner[last] : undefined
  if (Array.isArray(before) && Array.isArray(value)) before.push(...value)
  else inner[last] = value
}

function isValues(value: Values[string] | undefined): value is Values {
  return typeof value === "object" && !Array.isArray(value)
}

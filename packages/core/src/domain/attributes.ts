import type { AttributeProblem } from "./attributeProblem.ts"
import type { AttributeSpec, AttributeTable, IntegerSpec, OptionsOf } from "./attributeTable.ts"
import { isSafeUrl } from "./isSafeUrl.ts"

/**
 * Reads a widget's options from the attributes that its table names (`null`: not there). What can't be used is reported and its
 * default taken; what is missing is its default without a word.
 */
export function parseOptions<const Table extends AttributeTable>(
  table: Table,
  raw: Readonly<Record<string, string | null>>,
  report: (problem: AttributeProblem) => void,
): OptionsOf<Table> {
  const options: Record<string, string | number | boolean | null> = {}
  for (const [name, spec] of Object.entries(table)) {
    const value = raw[name] ?? null
    const parsed = value === null ? spec.fallback : parseValue(spec, value)
    if (value !== null && parsed === undefined) {
      report({ kind: "wrong-value", name, value, expected: formatExpected(spec), used: formatFallback(spec) })
    }
    options[formatOptionName(name)] = parsed ?? spec.fallback
  }
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- each member was just made by the spec of its name, as OptionsOf says
  return options as OptionsOf<Table>
}

/** What an attribute takes, in words that complete "expected …". */
export function formatExpected(spec: AttributeSpec): string {
  switch (spec.type) {
    case "choice":
      return listWords(spec.values)
    case "flag":
      return listWords(["on", "off"])
    case "integer":
      return `a whole number${formatRange(spec)}${spec.unit ? ` (${spec.unit})` : ""}`
    case "money":
      return "an amount in minor units, such as 4400"
    case "text":
      return spec.maxLength === undefined ? "text" : `text of at most ${spec.maxLength} characters`
    case "url":
      return "an http, https, mailto, tel or relative address"
  }
}

/** What stands in for an attribute, in words that complete "it stays …". */
export function formatFallback({ type, fallback }: AttributeSpec): string {
  if (fallback === null) return "unset"
  if (typeof fallback === "boolean") return fallback ? "on" : "off"
  return type === "text" || type === "url" ? `"${fallback}"` : String(fallback)
}

/** `undefined` for what can't be used. */
function parseValue(spec: AttributeSpec, raw: string): string | number | boolean | undefined {
  const value = raw.trim()
  switch (spec.type) {
    case "choice":
      return spec.values.find((each) => each === value)
    case "flag":
      return value === "on" || (value === "off" ? false : undefined)
    case "integer":
      return parseInteger(value, spec)
    case "money":
      return parseInteger(value, { min: 0 })
    case "text":
      return raw.length <= (spec.maxLength ?? Infinity) ? raw : undefined
    case "url":
      return value !== "" && isSafeUrl(value) ? value : undefined
  }
}

function parseInteger(
  value: string,
  { min = -Infinity, max = Infinity }: Pick<IntegerSpec, "min" | "max">,
): number | undefined {
  if (!/^-?\d+$/.test(value)) return undefined
  const number = Number(value) + 0
  return Number.isSafeInteger(number) && number >= min && number <= max ? number : undefined
}

function formatOptionName(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

function formatRange({ min, max }: IntegerSpec): string {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`
  if (min !== undefined) return ` of at least ${min}`
  return max === undefined ? "" : ` of at most ${max}`
}

function listWords(words: readonly string[]): string {
  const quoted = words.map((word) => `"${word}"`)
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1) ?? ""}`
}
